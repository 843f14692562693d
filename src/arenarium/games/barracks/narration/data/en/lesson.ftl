# The guided first game.
recruit = Welcome to the barracks! The aim: eliminate the whole enemy squad. First you need a squad of your own. You have 5 points; a warrior costs as many points as its level, and you’ll see who it is once they join. Begin with level 2.
recruit-more = Hapless Devil joins your squad. Hearts say how much a warrior can take, wings how fast it is. Your opponent recruits in turn with you, and neither sees the other’s cards. Draw another warrior of level 2.
recruit-last = Tower Trumpeter supports others: when he enters the battlefield, his ally gets a power card. One point is left: draw a warrior of level 1.
pick = Now every warrior gets move cards: one for each of its two lines, of a category shown in that line and of a level no higher than its own. The pile is open to both of you, and there are only a few copies of each card. Pick “Burning Hay Cart” for the first line of Hapless Devil.
pick-second = Three targets mean everyone but the user, your other warrior too: handle with care. For the second line pick “Leech”: it hits one warrior, and the damage it deals heals Hapless Devil.
pick-support = A move needn’t hurt anyone. Pick “Blessing” for the first line of Tower Trumpeter: it makes a warrior strike harder and take less damage.
pick-chance = “Sling Stone” deals damage, and with a chance of 1 in 6 it paralyzes as well: a die decides. Pick it for the second line of Tower Trumpeter.
pick-both = Hearth Imp is small and very fast. Pick “Hot Embers” for his first line: two targets, that is both enemies at once. Other cards that fit are listed below it: tap one to read it.
pick-last = One line is still empty. Pick “Claw Swipe”, and your squad is ready. In a game of your own, “Pick for me” does all this.
send = Two warriors of each side fight, the others wait in the barracks. Both sides choose in secret. Send Tower Trumpeter and Hearth Imp: they go well together.
orders = Your Hearth Imp already has a power card. Now give secret orders: one move for each warrior; then all orders are revealed and the fastest warrior begins. Let Tower Trumpeter use “Sling Stone” and Hearth Imp “Hot Embers”.
target = Hearth Imp was the fastest, and each enemy took the damage of the move plus 1 for the power card. Tower Trumpeter and Night Hag are equally fast: a die let yours go first. His stone hits one warrior, and you choose the target only now: Night Hag.
orders-again = Night Hag poisoned herself for a great deal of power. The poison costs her a heart at the end of every turn, but her next blow would be terrible: be faster! Instead of a move you could also withdraw a warrior and send another. Not now: give the same orders again.
target-again = Night Hag was eliminated before she could strike: that’s what speed is worth. Now the stone: aim at Guild Marksman.
reinforce = Tower Trumpeter was eliminated. At the end of a turn, free places on the battlefield are filled from the barracks: send Hapless Devil.
finish = Guild Marksman has few hearts left, and Hearth Imp is faster than he is. Order “Hot Embers” once more, and “Leech” for Hapless Devil, just in case.
end = Victory! When a whole squad is eliminated, the other side wins. You know all you need: with more points the squads grow, and so do the surprises. Now play a game of your own!
