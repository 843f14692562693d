"""The keywords of the card language: how each kind of act is carried out.

One module per family. `compiler.py` knows which resolver belongs to which node of the tree.
"""
