# Le nom de cette langue là où l’on choisit une langue.
language-name = Français
# La marque d’une traduction qu’aucune personne de cette langue maternelle n’a encore relue
language-unreviewed = pas encore relu par une personne de langue maternelle
language-marked = { language-name } ({ language-unreviewed })
