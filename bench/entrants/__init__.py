"""What is measured: one module for each engine, imported only where that engine is installed."""
