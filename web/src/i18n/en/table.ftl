# At a table
table-play = The game
table-aside = Log and chat
table-closed = This table was closed.
connection-lost = The connection is lost. Trying again…
seat-free = free seat
question-yours = Your turn:
question-sending = One moment…
question-watching = Watch what happens…
question-waiting = Waiting for { $names }.
undo = Undo
show-again = What happened?
show-again-stop = Enough
wish-resign = Resign
wish-resign-title = Resign?
wish-resign-text = The game ends, and the other side wins.
wish-resign-team = Resign
wish-resign-team-title = Resign?
wish-resign-team-text = The game ends when your teammate agrees. Until then you can change your mind.
wish-draw = Offer a draw
wish-draw-title = Offer a draw?
wish-draw-text = Your opponent can accept until the next turn begins. You can offer once a turn.
declared-resigning-own = You would like to resign. Waiting for your teammate to agree.
declared-resigning = { $name } would like to resign. If you agree, the other side wins.
declared-keep-playing = Play on after all
declared-resign = Agree and resign
declared-draw-own = You have offered a draw.
declared-draw = { $name } offers a draw.
declared-accept = Accept
declared-decline = Decline
declared-withdraw = Withdraw the offer
has-left = { $name } has left the table.
claim-win = Claim the win
wish-leave = Leave
wish-leave-title = Leave the table?
wish-leave-text = The other side can then claim the win, or all can let a computer player take over your seat. Until then you can come back.
wish-leave-text-melee = The others can let a computer player take over your seat. Until then you can come back.
play-on = Play on
take-over = A computer may play for { $name }
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
clocks = Time left
clock-days = { $days } d { $hours } h
clock-spoken = { $minutes } min { $seconds } s
result-title = The game is over
result-score-tashkalar = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
result-score-barracks = { $score ->
    [one] { $score } warrior left
   *[other] { $score } warriors left
}
result-replay = Watch the replay
result-home = Back to the start
rematch = Play again
rematch-join = Join the rematch
rematch-watch = Watch the rematch
proof-title = Was the deal fair?
proof-before = All cards and dice follow from a secret seed. Its fingerprint is shown now; the seed itself comes to light when the game is over, so that everybody can check it.
proof-after = The fingerprint was shown before the game. It is the SHA-256 of the seed, so the deal was settled before the first choice. “arenarium verify” checks the record.
proof-fingerprint = Fingerprint
proof-seed = Seed
proof-record = Download the record
