# The second guided game: legends, flares, the Duel.
duel = The aim of a Deathmatch Duel: points for destroyed enemy pieces and for legends. There are no tasks, and 18 points bring on the last turns. “Hell Bull” in your hand is a legend: its pattern takes six pieces, two of them heroic. Some already stand around g4. Add one: place a piece on f5.
stem = A legend takes more than one turn, so build where nobody is looking. Complete the far end of the pattern: place a piece on h4.
flare = No actions left, and two things are missing: a heroic piece on g5 and a piece on g4. But your opponent has many more pieces, and many more upgraded ones, so both effects of your flare work. In a Duel each flare gives the other side a point. This one is worth it: invoke your flare.
flare-upper = First the upper effect: place a common piece, or upgrade one. Upgrade the piece on g5: it becomes heroic.
flare-lower = Then the lower effect: a leap with a common piece. A move goes to a neighboring square, a leap to any square. Leap from f4 to g4.
finish-1 = The pattern is complete. You can’t summon without an action, so end your turn and hope that nobody breaks it.
legend = It’s still there! The square of a legend may be one of its pattern: your own piece there is replaced. Summon “Hell Bull” on g4. That’s a point at once.
charge = “Hell Bull” charges in one direction, as far as you like. It destroys everything it runs over, your own piece on f5, too. A heroic and a common enemy piece stand in its way: charge to c8.
second-being = One more action. Your pieces on h4 and g5 stand in a diagonal, the pattern of “Messenger”. Summon it on f6.
take = “Messenger” lets one of your pieces run in a straight line. A standard move destroys only pieces of a lower rank, so your heroic piece on g5 can take the common one on d5. Run there.
finish-2 = What you destroyed counts at the end of your turn: 1 point for the heroic piece, 1 for the pair of common ones. A single common piece would be worth nothing. End your turn.
end = 3 : 2, you’re in the lead! Legends for the great moments, flares while you’re behind, and in a Duel every destroyed piece counts. In the Melee three or four play, each against all. Now play a game of your own!
