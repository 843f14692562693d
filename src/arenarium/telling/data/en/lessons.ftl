# Hints of the lessons: one for each choice of whoever learns, and one for the end. The scripts are with the server.

# Tash-Kalar

tashkalar-place = Welcome to the arena! On your turn you take actions; whoever starts has only one on the first turn. The simplest action is to place a common piece on any empty square. Place one on e4.
tashkalar-finish-1 = Your action is used up. Check the board: until you end your turn you can still undo. Then end your turn.
tashkalar-pattern = From now on you have two actions each turn. Look at “Swordmaster” in your hand: its pattern is two pieces in a line with one square between them. The first stands on e4. Complete the pattern: place a piece on e6. A slip? You can undo a choice as long as nothing hidden has come to light.
tashkalar-summon = The pattern is ready; patterns may be turned and mirrored. Summon “Swordmaster” on e5, the square between your two pieces. The pieces you use stay where they are.
tashkalar-effect = A summoned being has an effect. This one may destroy an enemy common piece diagonally adjacent to it, and then it is upgraded itself: it becomes heroic. Destroy the piece on d4.
tashkalar-finish-2 = Well done: one piece destroyed and a heroic being on the board. That was your second action: end your turn.
tashkalar-plan = At the end of your turn you draw up to three beings again. Time for a plan: the task “Rainbow Dominance” asks for more upgraded pieces than your opponent has, both on red and on green squares. On e5, a red one, you have your first. “Gun Tower” could stand on f8, a green one; its pattern is a block of four. Begin the block: place a piece on f7.
tashkalar-discard = A card that does not help your plan need not stay: once a turn you can use an action to discard a being. Discard “Master of Intrigue”; at the end of your turn you draw another.
tashkalar-return = When you discard, you may also put other cards under their decks and draw new ones later. Keep the rest this time: no more cards.
tashkalar-finish-3 = Nothing is left to do this turn. End it, and you draw a new being.
tashkalar-flare = Your opponent has summoned a being right onto your piece on e4, and is far ahead: seven pieces to your three. This is what flares are for! A flare costs no action and helps whoever is behind. Invoke yours.
tashkalar-flare-effect = This flare lets you place a common piece. Put it on f6, into the block.
tashkalar-block = Both your actions are still there. Complete the block: place a piece on e7.
tashkalar-heroic = The block of e6, f6, e7 and f7 is ready. Summon “Gun Tower” on f8, the green square. It is heroic from the start.
tashkalar-aim = “Gun Tower” may fire in one of the indicated directions and destroys the first two pieces there. An enemy piece stands on its right, on g8: choose that direction.
tashkalar-finish-4 = Both actions are used. End your turn: a task is waiting for you.
tashkalar-claim = At the end of your turn you may claim one task that you meet. You have an upgraded piece on a red square and on a green one, your opponent has neither: claim “Rainbow Dominance” for 2 points.
tashkalar-end = Two points to begin with, well done! Each legendary piece of yours on the board is worth a point, too, and the legends in your hand are waiting for larger patterns. When somebody has nine points, or draws the last card of their own deck, everybody has one more turn; then the most points win. Now play a game of your own!

# Barracks

barracks-recruit = Welcome to the barracks! First you need a squad. You have 5 points; a warrior costs as many points as its level, and you see who it is only after the draw. Begin with level 2.
barracks-recruit-more = Hapless Devil joins your squad. Hearts say how much a warrior can take, wings how fast it is. Your opponent recruits in turn with you, and neither sees the other’s cards. Draw another warrior of level 2.
barracks-recruit-last = Tower Trumpeter supports others: when he enters the battlefield, his ally gets a power card. One point is left: draw a warrior of level 1.
barracks-pick = Now every warrior gets move cards: one for each of its two lines, of a category shown in that line and of a level no higher than its own. The pile is open to both of you, and there are only a few copies of each card. Pick “Burning Hay Cart” for the first line of Hapless Devil.
barracks-pick-second = Three targets mean everybody but the user, the ally too: handle with care. For the second line pick “Leech”: it hits one warrior, and the damage it deals heals Hapless Devil.
barracks-pick-support = A move need not hurt anybody. Pick “Blessing” for the first line of Tower Trumpeter: whoever gets it strikes harder and is hit less hard.
barracks-pick-chance = “Sling Stone” deals damage, and with a chance of 1/6 it paralyses as well: a die decides. Pick it for the second line of Tower Trumpeter.
barracks-pick-both = Hearth Imp is small and very fast. Pick “Hot Embers” for his first line: two targets, that is both opponents at once.
barracks-pick-last = One line is still empty. Pick “Claw Swipe”, and your squad is ready.
barracks-send = Two warriors of each side fight, the others wait in the barracks. Both sides choose in secret. Send Tower Trumpeter and Hearth Imp: they go well together.
barracks-orders = Your Hearth Imp has a power card already. Now give secret orders: one move for each warrior; then all orders are revealed, and the fastest warrior begins. Let Tower Trumpeter use “Sling Stone” and Hearth Imp “Hot Embers”.
barracks-target = Hearth Imp was the fastest, and each opponent took the damage of the move plus 1 for the power card. Tower Trumpeter and Night Hag are equally fast: a die has let yours go first. His stone hits one warrior, and you choose whom only now: Night Hag.
barracks-orders-again = Night Hag has poisoned herself for a great deal of power. The poison takes a heart at the end of every turn, but her next blow would be terrible: be faster! Instead of a move you could also withdraw a warrior and send another in its place. Not now: give the same orders again.
barracks-target-again = Night Hag was eliminated before she could strike: that is what speed is worth. Now the stone: aim at Guild Marksman.
barracks-reinforce = Tower Trumpeter has fallen. At the end of a turn, free places on the battlefield can be filled from the barracks: send Hapless Devil.
barracks-finish = Guild Marksman has few hearts left, and Hearth Imp is faster than he is. Order “Hot Embers” once more, and “Leech” for Hapless Devil, just in case.
barracks-end = Victory! When all warriors of a squad are eliminated, the other side wins. You know everything you need: with more points the squads grow, and so do the surprises. Now play a game of your own!
