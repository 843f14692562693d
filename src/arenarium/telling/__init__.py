"""What happens at the table, in words of three languages: questions, answers, events, outcomes."""
