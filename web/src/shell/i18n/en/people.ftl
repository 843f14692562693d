# Other people: finding an opponent, challenges, friends, tournaments, notices

toasts = News
toast-challenge = { $name } challenges you: { $game }
toast-started = Your game of { $game } begins
toast-turn = Your turn in { $game }
toast-round = { $name }: round { $round } begins
toast-bye = { $name }: you have a bye in round { $round }
toast-friend = { $name } wants to be your friend
toast-look = Look
toast-close = Close

match-game = Game
match-clock = Time
match-cards = Cards
match-cards-printed = printed
match-rated = Rated

pairing-title = Find an opponent
pairing-waiting = Looking for someone of your strength…
pairing-seconds = { $seconds } s
pairing-quiet = Nobody has come yet. Keep waiting, or stop and do something else:

computers-title = Computer players
computers-text = From gentle to strong. Pick an opponent and a game.
computers-play = Play { $game } against { $name }
level-1-character = Plays her first games. Misses most of what she could do, and doesn’t mind.
level-2-character = Friendly and forgetful. Leaves you time to find your feet.
level-3-character = Knows the basics and sticks to them. Don’t leave gifts lying around.
level-4-character = Sharp eyes, little patience. Overlooks something every few turns.
level-5-character = Counts everything he has. Hardly thinks of what you’ll do.
level-6-character = Finds nearly every good move. One slip, and he’s there.
level-7-character = Weighs more than you can count, and wastes nothing.
level-8-character = Three heads: one plays, one guesses your cards, one answers your reply. Thinks for two seconds.

challenges-title = Challenges
challenge-title = Challenge
challenge-to = Challenge { $name }
challenge-from = { $name } challenges you
challenge-by-link = Challenge by link
challenge-by-link-text = Choose what to play and send the link to anyone. The first to open it plays you.
challenge-rated = rated
challenge-casual = not rated
challenge-send = Send challenge
challenge-make-link = Make a link
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-copy = Copy link
challenge-copied = Copied
challenge-sent-text = Your challenge is sent. The game begins here as soon as it’s accepted.
challenge-link-text = Send this link to someone. The game begins here as soon as they accept.
challenge-none = There’s no such challenge, or it isn’t for you.
challenge-status-accepted = The challenge is accepted.
challenge-status-declined = The challenge was declined.
challenge-status-withdrawn = The challenge was withdrawn.
challenge-status-expired = The challenge has expired.
challenge-to-table = To the table
challenge-home = Home

account-profile = Your profile
player-none = There’s no account called { $name }.
player-since = here since { $day }
player-results = { $won } won, { $drawn } tied, { $lost } lost
player-rank =
    { $games ->
        [one] number { $rank }, 1 game
       *[other] number { $rank }, { $games } games
    }
player-unrated = No rating yet.
player-games = Games
player-challenge = Challenge

friends-title = Friends
friends-text = Add people you like to play with.
friends-guest = With an account you can add friends and challenge them by name.
friend-ask = Add a friend
friend-accept = Accept
friend-part = Remove
friend-take-back = Take the request back
friend-asked = asked
friend-asks = wants to be your friend

tournaments-text = Anyone with an account can make one. Rounds begin by themselves; play at once or by correspondence.
tournaments-open = Open to enter
tournaments-running = In play
tournaments-over = Finished
tournaments-none = None right now.
tournament-new = New tournament
tournament-new-text = You make it, people enter, you start it. The server pairs everyone and keeps the standings.
tournament-guest = With an account you can make tournaments and enter them.
tournament-guest-enter = Sign in to enter
tournament-make = Make tournament
tournament-name = Name
tournament-swiss = Swiss
tournament-swiss-text = A few rounds; you meet people with as many points as you.
tournament-round-robin = Round robin
tournament-round-robin-text = Everyone meets everyone once.
tournament-starts = Begins by itself
tournament-starts-hint = Leave empty to start it yourself.
tournament-starts-at = begins { $when }
tournament-size =
    { $size ->
        [one] 1 player
       *[other] { $size } players
    }
tournament-entered = you’re in
tournament-by = by { $name }
tournament-status-open = Open to enter
tournament-status-running = In play
tournament-status-over = Finished
tournament-status-cancelled = Called off
tournament-enter = Enter
tournament-leave = Leave
tournament-start = Start now
tournament-cancel = Call off
tournament-computer = Computer player
tournament-computer-add = Add to the tournament
tournament-entrants = Players
tournament-standings = Standings
tournament-nobody = Nobody yet.
tournament-points = Points
tournament-bh = BH
tournament-sb = SB
tournament-buchholz = Buchholz: the points of all your opponents together
tournament-sonneborn = Sonneborn-Berger: the points of those you beat, and half of those you tied with
tournament-wins = Wins
tournament-gone = has left
tournament-deleted = deleted player
tournament-round = Round { $round }
tournament-round-of = round { $round } of { $rounds }
tournament-bye = bye
tournament-none = There’s no such tournament.
tournament-rules = Points, then Buchholz, Sonneborn-Berger and wins decide. A bye in a Swiss round is worth a point. Anyone who runs out of time without a single move isn’t paired again.

notices-title = When you’re away
notices-text = Hear about your turn, challenges and rounds. Everything is off until you turn it on.
notices-push-on = Notifications in this browser are on.
notices-push-off = Notifications in this browser are off.
notices-push-impossible = This browser can’t show notifications here.
notices-on = Turn on
notices-off = Turn off
notices-blocked = The browser doesn’t allow it. Check its settings for this site.
notices-mail = E-mail address
notices-mail-ask = Send me a code
notices-mail-on = E-mail to { $address }
notices-mail-other = Use another address
notices-code = Code
notices-code-text = We’ve sent a code of six digits to { $address }.
notices-confirm = Confirm
pairing-left = Your search ended when you went to a table.
computers-all = All computer players
computers-one = Computer player
computers-about = How it plays
