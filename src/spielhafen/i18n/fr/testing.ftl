# Ce qui se dit d’exemples qui ne sont pas justes.

error-example = { $where } : l’exemple « { $title } » n’est pas juste : { $why }

error-example-not-closed = Il n’a pas de fin ; une ligne avec ``` le ferme.
error-example-empty = Il ne contient rien.
error-example-states-nothing = Il ne joue rien et ne constate rien.
error-example-too-late = « { $word } » doit venir avant tout ce qui met la table.
error-example-no-turn = Ce jeu n’a pas appris à ses exemples ce qu’est un tour.
error-example-word-unknown = « { $word } » n’est pas connu ici.{ $known ->
    [none] {""}
   *[other] {" "}Connus : { $known }.
}
error-example-word-ambiguous = « { $word } » peut avoir plusieurs sens pour « { $name } ».
error-example-unreadable = « { $word } » ne peut pas être lu dans « { $written } ».{ $unknown ->
    [none] {""}
   *[other] {" "}Inconnu ici : { $unknown }.
}
error-example-no-move = « { $written } » n’est pas un coup de ce jeu.{ $similar ->
    [none] {""}
   *[other] {" "}Coups semblables : { $similar }.
}
error-example-word-order = « { $written } » n’est pas un coup de ce jeu : les mots sont dans le mauvais ordre. Le bon est : { $right }.
error-example-step-unreadable = On n’écrit pas ainsi une suite d’étapes : « { $written } ».
error-example-step-unknown = Il n’y a pas d’étape « { $name } ». Il y a : { $known }.
error-example-step-fields = L’étape « { $name } » a ces champs : { $fields }.
error-example-not-asked = C’est { $expected } qui devrait décider, mais c’est { $got }.
error-example-offered = Devrait être proposé : { $expected }. Est proposé : { $got }.
error-example-offered-within = Pour « { $pattern } » devrait être proposé : { $expected }. Est proposé : { $got }.
error-example-not-offered = Devrait aussi être proposé : { $missing }. Est proposé : { $got }.
error-example-still-offered = { $got } ne devrait pas être proposé, mais l’est.
error-example-one-star = « { $pattern } » a plusieurs étoiles ; avant un deux-points, il n’y en a qu’une, pour les mots qui suivent.
error-example-not-refused = { $move } devrait être refusé ({ $expected }), mais est permis.
error-example-refused = Le refus devrait être { $expected }. Il est : { $got }.
error-example-other-value = « { $name } » devrait être { $expected }, mais est : { $got }.
error-example-happened = Ceci n’aurait pas dû arriver : { $got }.
error-example-not-happened = « { $expected } » devrait arriver. Il est arrivé : { $got }.
error-example-reach = Devrait être à portée pour « { $name } » : { $expected }. Est à portée : { $got }.
error-example-in-reach = { $got } ne devrait pas être à portée pour « { $name } », mais l’est.
error-example-reach-unreadable = « { $written } » ne peut pas être lu. Ce qui est à portée s’écrit ainsi : reach ships: b3, c4 – ou reach ships B in 2: c4.
error-example-reach-too-far = Plus de { $most } positions sont à portée, trop pour les examiner toutes.
error-example-no-entry = « { $name } » n’a pas d’entrée « { $entry } ».
error-example-passed = « { $expected } » n’aurait pas dû être ; mais on a traversé : { $got }.
error-example-not-passed = « { $expected } » devrait être. On a traversé : { $got }.

# Des tables qui ne peuvent pas exister
error-example-no-such-seat = { $who } n’est pas à la table : l’exemple a { $seats ->
    [one] une place
   *[other] { $seats } places
}. Avec la ligne « seats { $least } », tous en ont une.
error-example-turn-missing = Il manque un tour à l’exemple, et rien ne vient donc plus après ses étapes. { $taught ->
    [yes] La ligne « turn A » ajoute le reste du tour de A.
   *[other] Ce jeu n’a pas appris à ses exemples ce qu’est un tour ; d’autres étapes après « next » aident.
}
error-example-out-of-bounds = « { $where } » ne peut pas être : { $why }
error-example-seats = « { $name } » a { $found ->
    [0] aucune entrée
    [one] une entrée
   *[other] { $found } entrées
} ; l’exemple a { $seats ->
    [one] une place
   *[other] { $seats } places
}.
error-example-too-many = « { $piece } » est { $found } fois sur la table, { $exist ->
    [0] mais n’existe pas dans le jeu
    [one] mais il n’y en a qu’un
   *[other] mais il n’y en a que { $exist }
}. Compté dans : { $fields }.
error-example-all-unknown = Ce que signifie « all » pour « { $name } » n’est pas connu.
error-example-not-among-all = « { $word } » ne fait pas partie de tout ce qu’il y a pour « { $name } », ou est omis plus souvent qu’il n’y figure.
error-example-on-land = « { $thing } » ne peut pas être en { $place } : il y a de la terre.
error-example-on-water = « { $thing } » ne peut pas être en { $place } : il y a de l’eau.
error-example-place-taken = « { $thing } » ne peut pas être en { $place } : il y a déjà { $other }.
error-example-line-needed = « { $thing } » ne peut pas être ainsi sans une ligne « { $line } ».

# Exemples d’un livret de règles
example-title = Exemple : { $title }
example-laid = Au début.
example-holds = { $captain } a
example-barred = Pas permis :
example-offered = Permis :
example-possible = Possible :
example-reach = { $value }{ $count ->
    [one] {""}
   *[other] {" "}en { $count } coups
}
example-more = et { $count } de plus
example-broken = Cet exemple ne peut pas être montré : il n’est pas juste.
