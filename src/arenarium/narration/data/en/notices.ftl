# What a player is told who is not there: by Web Push, and by mail

turn-title = It’s your turn
turn-text = { $game } with { $others }
started-title = Your game begins
started-text = { $game } with { $others }
won-title = You won!
drawn-title = Your game ended in a draw
lost-title = You lost
closed-title = Your game was closed
finished-text = { $game } with { $others }
challenge-title = { $name } challenges you
challenge-text = { $game }
friend-asked-title = { $name } wants to be your friend
friend-accepted-title = { $name } is now your friend
round-title = Round { $round } begins
bye-title = You have a bye in round { $round }
over-title = The tournament is over: you finished in place { $rank }

mail-code-title = Your code is { $code }
mail-code-text = Enter this code on your account page to get an e-mail when it’s your turn: { $code }. If you didn’t ask for it, just ignore this message.
mail-foot = You can turn these messages off on your account page: { $link }
