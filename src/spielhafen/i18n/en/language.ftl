# What this language is called where a language is chosen.
language-name = English
# The mark of a translation that no native speaker has checked yet
language-unreviewed = not yet checked by a native speaker
language-marked = { language-name } ({ language-unreviewed })
