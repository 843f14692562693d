"""Requests, choices, events and outcomes in words of three languages. Each game's own words are in its folder."""
