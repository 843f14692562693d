"""What the server does, without a framework and without SQL."""
