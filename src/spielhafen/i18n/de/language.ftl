# Wie diese Sprache dort heißt, wo man eine Sprache wählt.
language-name = Deutsch
# Das Zeichen einer Übersetzung, die noch kein Muttersprachler geprüft hat
language-unreviewed = noch von niemandem mit dieser Muttersprache geprüft
language-marked = { language-name } ({ language-unreviewed })
