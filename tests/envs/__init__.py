"""The environments: each library's own acceptance tests, and what they leave open."""
