"""Laws that hold in every game, searched for counter-examples by Hypothesis."""
