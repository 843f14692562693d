# Your name and account
account-title = Account
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-guest-title = Your name
account-guest-text = You’re a guest on this device. A name is all you need to play.
account-rename = Change name
account-renamed = Changed.
account-register-title = Create an account
account-register-text = It keeps your games on all your devices and counts them for a rating. No e-mail needed.
account-register = Create account
account-login-title = Sign in
account-login = Sign in
account-login-guest = Your guest games come with you.
account-brought =
    { $seats ->
        [one] Your guest game is in your account now.
       *[other] Your { $seats } guest games are in your account now.
    }
account-left =
    { $seats ->
        [one] In one game you play against your own account: that seat stays with the guest.
       *[other] In { $seats } games you play against your own account: those seats stay with the guest.
    }
account-yours = Your name stays, and your games are here on all your devices.
account-logout = Sign out
account-logout-everywhere = Sign out everywhere
account-password-title = Password
account-password-text = A new password signs you out on all other devices and revokes all bot tokens.
account-password-old = Old password
account-password-new = New password
account-password-change = Change password
account-password-changed =
    { $revoked ->
        [0] Password changed.
        [one] Password changed, and one token revoked.
       *[other] Password changed, and { $revoked } tokens revoked.
    }
account-password-wrong = The old password isn’t right.
account-tokens-title = Tokens for bots
account-tokens-text = With a token, a program of yours can play in your name. Anyone who has it can do the same, so keep it safe.
account-token-label = What it’s for
account-token-create = Create token
account-token-once = Your new token. You’ll see it only now:
account-token-copy = Copy
account-token-copied = Copied
account-token-since = since { $day }
account-token-revoke = Revoke
account-token-revoke-named = Revoke the token “{ $label }”
account-games-title = Your games
account-games-live = Live games
account-games-live-none = No games in play.
account-games-open = Waiting for players
account-games-over = Finished
account-games-over-none = None yet.
account-games-more = Show more
account-ended-won = won
account-ended-lost = lost
account-ended-tied = tied
account-ended-placed = place { $place }
account-ratings-title = Ratings
account-ratings-text = Games between players with an account count, games against computers too. Games you began as a guest don’t. Your rating starts low and settles as you play.
account-ratings-way = Variant
account-ratings-place = #
account-ratings-name = Player
account-ratings-rating = Rating
account-ratings-games = Games
account-ratings-none = Nobody has a rating here yet.
account-password-lost = At least 8 characters. Keep it safe: if you lose it, only those who run this site can help.
account-password-show = Show
field-missing = Please fill this in.
field-short = Too short: at least { $least } characters.
field-wrong = This doesn’t look right.
