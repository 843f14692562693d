# Before the game begins
waiting-public = everybody may join
waiting-by-link = only with the link
waiting-reserved = kept for { $name }
waiting-join = Sit down
waiting-fill = A computer player for seat { $number }
waiting-computer = Computer…
waiting-free = Free the seat
waiting-share = Send this link to your friends
waiting-copy = Copy
waiting-copied = Copied
waiting-start = Start the game
waiting-for-players = The game begins when all seats are taken.
waiting-leave = Leave
