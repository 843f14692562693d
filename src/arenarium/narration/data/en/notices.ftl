# What a player is told who is not there: by Web Push, and by mail

turn-title = It is your turn
turn-text = { $game } with { $others }
started-title = Your game begins
started-text = { $game } with { $others }
won-title = You have won
drawn-title = Your game is a draw
lost-title = You have lost
closed-title = Your game was closed
finished-text = { $game } with { $others }
challenge-title = { $name } challenges you
challenge-text = { $game }
friend-asked-title = { $name } wants to be your friend
friend-accepted-title = { $name } is your friend now
round-title = Round { $round } begins
bye-title = You rest in round { $round }
over-title = The tournament is over: you are number { $rank }

mail-code-title = Your code is { $code }
mail-code-text = Enter this code on your account page to get mail when it is your turn: { $code }. If you have not asked for it, there is nothing to do.
mail-foot = You can switch these messages off on your account page: { $link }
