# The second guided game: recruiting, statuses, withdrawing.
recruit = The aim is the same: eliminate the enemy squad. This time you have 10 points to recruit. Strong warriors may use stronger moves; a larger squad always has someone to swap in. Aim for a mix: draw a warrior of level 3.
recruit-cheap = Abbess heals those beside her. A cheap warrior leaves points for better ones: draw one of level 1.
recruit-more = Jack of the Stove will do for a start. Six points are left: draw another warrior of level 3.
recruit-last = Lady Midday may paralyze enemies when she comes. You could stop here, but points left over are worth nothing in battle. Draw one more warrior of level 3.
pick = Now every warrior gets move cards: one for each of its two lines, of a category shown in that line and of a level no higher than its own. The pile is open to both of you, and there are only a few copies of each card. Pick “Deadly Nightshade” for the second line of Lady Midday.
pick-chance = Some effects depend on a die: “Thunder Candle” strikes, and with a chance of 3 in 6 it also shields an ally. Pick it for the second line of Carnival Horse. “Pick for me” does the rest.
send = The other moves were picked for you, as “Pick for me” does in a game. Send Jack of the Stove and Carnival Horse first. Two good warriors stay in reserve.
orders = Marzanna has slowed your warriors just by coming, and weakened Jack of the Stove. Cards like these are boosts: up to three of a kind, and opposites cancel out. Order “Torch Poke” for Jack of the Stove and “Bear Hug” for Carnival Horse.
target = “Bear Hug” may paralyze the warrior it hits. Paralysis is a status; a warrior has one status at most. Hit the strongest enemy: Marzanna.
reinforce = Marzanna is paralyzed: with a chance of 2 in 6 she loses each move. But her “Black Death” has poisoned everyone else. Poison costs a heart at the end of every turn. Jack of the Stove was eliminated: send Abbess.
withdraw = Carnival Horse is poisoned, slow and exposed. Withdraw it: in the barracks it loses all these cards, and only the damage stays. Its replacement doesn’t act this turn. Swap Carnival Horse for Lady Midday, and let Abbess use “Harvest Home”.
burn = “Harvest Home” healed your warriors and cured the new poison, and “Black Death” took Vodnik from its own side. Now try fire: a burning warrior deals half the damage. Order “Midsummer Bonfire” for Lady Midday and “Harvest Home” for Abbess.
again = Mine Spirit burns: he dealt 1 damage instead of 2. No status ends by itself: it takes a cure, or withdrawing. Give the same orders once more.
finish = This time paralysis cost Marzanna her move. Each “Black Death” also costs her a heart, and she hasn’t many left. Order “Midsummer Bonfire” for Lady Midday and “Thunder Candle” for Abbess.
end = Victory, over a warrior of level 5! Statuses wear down the strong, withdrawing saves the weak, and a reserve is worth its points. Now play a classic game of your own!
