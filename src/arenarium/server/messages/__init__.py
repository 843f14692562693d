"""Every message that goes over the wire, as types: what they do not allow is refused."""
