# The guided first game.
send = Welcome to the barracks! The aim: eliminate the whole enemy squad. Here is yours: hearts say how much a warrior can take, wings how fast it is. Two of each side fight, the others wait. Both sides choose in secret: send Tower Trumpeter and Hearth Imp.
orders = Tower Trumpeter gives his ally a power card when he enters: Hearth Imp strikes harder. Now give secret orders: one move for each warrior; then all orders are revealed and the fastest warrior begins. Let Tower Trumpeter use “Sling Stone” and Hearth Imp “Hot Embers”.
target = Hearth Imp was the fastest, and each enemy took the damage of the move plus 1 for the power card. Tower Trumpeter and Night Hag are equally fast: a die let yours go first. His stone hits one warrior, and you choose the target only now: Night Hag.
orders-again = Night Hag poisoned herself for a great deal of power. The poison costs her a heart at the end of every turn, but her next blow would be terrible: be faster! Instead of a move you could also withdraw a warrior and send another. Not now: give the same orders again.
target-again = Night Hag was eliminated before she could strike: that’s what speed is worth. Now the stone: aim at Guild Marksman.
reinforce = Tower Trumpeter was eliminated. At the end of a turn, free places on the battlefield are filled from the barracks: send Hapless Devil.
finish = Guild Marksman has few hearts left, and Hearth Imp is faster than he is. Order “Hot Embers” once more, and “Leech” for Hapless Devil, just in case.
end = Victory! When a whole squad is eliminated, the other side wins. You know all you need: with more points the squads grow, and so do the surprises. The next lesson shows how to recruit a squad and pick its moves; in a quick game of your own, “Pick for me” does that.
