# Your name and account
account-title = You
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-guest-title = Your name
account-guest-text = A guest on this device. A name is enough to play.
account-rename = Change the name
account-renamed = Changed.
account-register-title = Make an account
account-register-text = Keeps your games on all your devices, and counts them for a rating. No e-mail needed.
account-register = Make an account
account-login-title = Log in
account-login = Log in
account-login-guest = The games that you play as a guest come along.
account-brought =
    { $seats ->
        [one] The game that you played as a guest is yours now.
       *[other] The { $seats } games that you played as a guest are yours now.
    }
account-left =
    { $seats ->
        [one] In one game you play against your own account: that seat stays with the guest.
       *[other] In { $seats } games you play against your own account: these seats stay with the guest.
    }
account-yours = Your account. Your name stays as it is, and your games are here on all your devices.
account-logout = Log out
account-logout-everywhere = Log out everywhere
account-password-title = Password
account-password-text = A new password logs you out on all other devices and revokes all tokens for bots.
account-password-old = Old password
account-password-new = New password
account-password-change = Change the password
account-password-changed =
    { $revoked ->
        [0] The password is changed.
        [one] The password is changed, and one token is revoked.
       *[other] The password is changed, and { $revoked } tokens are revoked.
    }
account-password-wrong = The old password is not right.
account-tokens-title = Tokens for bots
account-tokens-text = With a token a program of yours can play in your name. Whoever has it can do the same, so keep it safe.
account-token-label = What it is for
account-token-create = Make a token
account-token-once = Your new token. It is shown only now:
account-token-copy = Copy
account-token-copied = Copied
account-token-since = since { $day }
account-token-revoke = Revoke
account-token-revoke-named = Revoke the token “{ $label }”
account-games-title = Your games
account-games-live = Being played
account-games-live-none = No game is running.
account-games-open = Waiting for players
account-games-over = Finished
account-games-over-none = None yet.
account-games-more = Show more
account-ended-won = won
account-ended-lost = lost
account-ended-tied = tied
account-ended-placed = place { $place }
account-ratings-title = Ratings
account-ratings-text = Games between accounts and computer players count, but none that was begun as a guest. The number is careful: it grows as the server gets to know a player.
account-ratings-way = Way to play
account-ratings-place = #
account-ratings-name = Player
account-ratings-rating = Rating
account-ratings-games = Games
account-ratings-none = Nobody has been rated here yet.
