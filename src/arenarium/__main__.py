"""`python -m arenarium` is the `arenarium` command."""

if __name__ == "__main__":
    from arenarium.entry import main  # here, so that the processes in which computer players think do without it

    main()
