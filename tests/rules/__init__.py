"""The rules, claim by claim: a file for each section, the cards, refusals and worked positions."""
