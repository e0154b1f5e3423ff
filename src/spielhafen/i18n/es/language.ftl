# Cómo se llama este idioma donde se elige un idioma.
language-name = Español
# La marca de una traducción que aún no ha revisado ningún hablante nativo
language-unreviewed = aún sin revisar por un hablante nativo
language-marked = { language-name } ({ language-unreviewed })
