# Come si chiama questa lingua là dove si sceglie una lingua.
language-name = Italiano
# Il segno di una traduzione che nessun madrelingua ha ancora controllato
language-unreviewed = non ancora controllato da un madrelingua
language-marked = { language-name } ({ language-unreviewed })
