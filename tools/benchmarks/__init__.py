"""What `tools/bench_native.py` measures ours beside."""
