"""A yardstick: the strongest computer player of Barracks as it was when there were six levels, with its weights.

It is frozen. Nothing here follows what the levels learn, so that what is measured against it stays comparable; of the
other players' modules it uses only what a card outside the weights is worth.
"""
