"""The web in front of the hall: HTTP for requests, a WebSocket for live updates."""
