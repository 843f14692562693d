# The workshop: making cards, and trying them
workshop-parts = Parts of the workshop
workshop-tab-yours = Your cards
workshop-tab-write = Card
workshop-tab-finished = Finished card
workshop-yours = Your cards
workshop-new-card = New card
workshop-private = Only you see these. Share a set by its link.
workshop-full = This browser has no room left: export what you want to keep.
workshop-kept = Kept on the server
workshop-forget = Forget “{ $name }”
workshop-unnamed = No name yet
workshop-mistakes = { $what } · { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
workshop-card-verdict = { $what } · { $verdict }
workshop-welcome = Make a card
workshop-welcome-text = From an idea to a game with it in ten minutes. No account needed.
workshop-step-1 = Write it, or change a printed one. Mistakes show as you type.
workshop-step-2 = See it finished, in three languages.
workshop-step-3 = Try it on a board, against the computer.
workshop-step-4 = Ask whether it’s fair, then send it to a friend.
workshop-or-sandbox = Or set up any position and play on from it:

# One card
workshop-editor = Card editor
workshop-name = Name
workshop-name-pl = Name in Polish
workshop-name-cs = Name in Czech
workshop-saved = ✓ Saved
workshop-not-saved = Not saved
workshop-remove-card = Delete this card
workshop-wrong-word = “{ $word }”?
workshop-did-you-mean = Did you mean
workshop-fix = Fix it
workshop-next = Next:
workshop-in-english = Written in English; the card is translated.
workshop-picture = Choose a picture
workshop-picture-search = Search pictures (in English)
workshop-picture-found = { $count ->
    [0] No pictures
    [one] { $count } picture
   *[other] { $count } pictures
}
workshop-finished = The finished card
workshop-finished-empty = Your card appears here while you write it.
workshop-stale = Shown as of your last text without mistakes.
workshop-as-written = As it would be printed.
workshop-no-card-yet = The card appears here as soon as it can be read.
workshop-try = Try it on a board
workshop-mend-first = “{ $card }” has a mistake: mend it first.
workshop-open-it = Open it
workshop-set-up = Set up a position first
workshop-pass-on = Share or play

# Is it fair?
workshop-fair = Is it fair?
workshop-fair-about = The server plays pairs of games with it and without it, and compares.
workshop-fair-not-yet = Once nothing in the set is wrong, the server can play games with it.
workshop-fair-ask = Find out
workshop-fair-again = Ask again
workshop-fair-stop = Stop
workshop-fair-waiting = Waiting for a free place…
workshop-fair-games = { $games } of at most { $planned } games
workshop-fair-first = The first games are being played.
workshop-fair-soon = It begins as soon as the server has time for it.
workshop-fair-none = Stopped before there was a game to compare.
workshop-fair-never = In all these games nobody came to hold the card.
workshop-fair-changed = You’ve changed the card since: this is about how it was.
workshop-fair-other = The server is playing for “{ $card }”. One card at a time.
workshop-fair-instead = Stop that, play for this one
workshop-fair-busy = Many ask at the moment. Try again in a few minutes.
workshop-fair-interrupted = The games were cut off. Ask again.
workshop-fair-too-slow = A game with this card takes too long.
workshop-fair-not-playable = This can’t be played:
workshop-fair-internal = Something went wrong on the server. Ask again.
workshop-fair-rate = With it, { $rate } of 100 games are won.
workshop-fair-between = The truth is between { $low } and { $high }.
workshop-fair-so-far = So far it could be anything between { $low } and { $high } of 100.
workshop-fair-hardly-used = It’s hardly ever played.
workshop-fair-takes = That takes some hundred games: minutes, or much longer on a busy server. It goes on when you leave this page.
workshop-fair-used = It’s played in { $share } games of 10
workshop-fair-turn = (around turn { $turn }).
workshop-verdict-too-early = Too early to say.
workshop-verdict-too-weak = Too weak.
workshop-verdict-a-little-weak = A little weak.
workshop-verdict-fair = Fair.
workshop-verdict-a-little-strong = A little strong.
workshop-verdict-too-strong = Too strong.
workshop-short-too-early = too early to say
workshop-short-too-weak = too weak
workshop-short-a-little-weak = a little weak
workshop-short-fair = fair
workshop-short-a-little-strong = a little strong
workshop-short-too-strong = too strong
workshop-advice-too-early = More games would tell.
workshop-advice-too-weak = Ask for less, or let it do more.
workshop-advice-a-little-weak = A small help is enough: one number, one piece less.
workshop-advice-fair = Leave it as it is.
workshop-advice-a-little-strong = One number less, or one piece more in its pattern, is usually enough.
workshop-advice-too-strong = Let it do less, or cost much more.
workshop-curve = Share of games won with this card: { $rate } in 100, between { $low } and { $high }
workshop-curve-empty = Share of games won with this card: no games yet
workshop-curve-games = { $games } games
workshop-curve-fair = fair: 45 to 55

# Sets
workshop-set-menu = What to do with “{ $name }”
workshop-set-name = Name of the set
workshop-share = Share by link
workshop-play = Play with this set
workshop-link = Link to the set
workshop-link-text = Anyone with the link can see the cards, play with them and make a copy. The link keeps the cards as they are now: after a change share again, and you get a new link.
workshop-export = Save as a file
workshop-fork = Make a copy
workshop-copy-of = { $name } (copy)
workshop-discard = Delete the set
workshop-unrated = Games with your own cards have no rating.
workshop-first-set = My cards
workshop-begin-with = Begin with
workshop-printed-late = The printed cards are slow to come: the server is busy.
workshop-from-scratch = an empty card
workshop-in-set = In the set
workshop-new-set = a new set
workshop-make = Make it
workshop-import = Open a file…
workshop-not-a-set = This file isn’t a set of cards.
workshop-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
workshop-by = by { $name }
workshop-change = Change a copy
workshop-shared-text = The other cards are the printed ones. Games with this set have no rating.

# Sandbox
sandbox-title = Set up a position
sandbox-text = Put everything where you want it, then play on from there. Only you see it.
sandbox-as-text = Position as text
sandbox-position = Copy it, or paste another
sandbox-copy = Copy the text
sandbox-copied = Copied
sandbox-play = Play from here
sandbox-note = Undo as often as you like. Nothing counts.
