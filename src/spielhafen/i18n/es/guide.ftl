# Primeras partidas guiadas.

guide-link = Primera partida guiada
guide-link-minutes = { $minutes } min
guide-link-several = Guiadas ({ $minutes } cada una)
guide-step = Paso { $step } de { $of }
guide-title = Tu primera partida guiada
guide-show = Hazlo por mí
guide-leave = Seguir sin la guía
guide-watch = Mira lo que hacen los demás.
guide-prompt = La guía dice qué hacer ahora.
guide-next = Siguiente: { $title }
guide-play-on = Seguir por tu cuenta
guide-paragraph = Regla { $law }
guide-terminal = Guía, paso { $step } de { $of }: { $said } (Jugada: { $move }. «guía», o la tecla n, sigue la partida sin la guía.)
guide-terminal-end = { $said } (Aquí termina la guía; la partida sigue.)
guide-terminal-next = { $said } (Aquí termina la guía; la partida sigue. Después: { $title }, con «{ $command }».)
guide-left = La guía ha terminado; la partida sigue.
refused-guide-first = Está permitido, pero probemos antes lo que dice la guía.
refused-guide-wait = Un momento: antes les toca a los demás.
cli-guide-alone = --guide trae sus propios asientos y opciones: di solo el juego.
cli-no-guide = { $game } no tiene todavía una primera partida guiada.
cli-unknown-guide = Este juego no tiene ninguna guía «{ $name }». Tiene: { $known }.
cli-game-guides = Primeras partidas guiadas, de cinco minutos cada una:
guide-none = Esta partida no tiene guía.
guide-unknown = Este juego no tiene ninguna guía «{ $name }».
guide-seats = Esta partida guiada tiene { $seats } asientos; en el asiento { $learner } juega una persona, en los demás, bots.

# Qué falla en una guía
error-guide = { $where }: la guía no funciona: { $why }
guide-unreadable = esta línea no es ni un ajuste, ni un paso, ni una jugada.
guide-no-step = las jugadas de quien aprende van después del paso que las explica.
guide-idle-step = el paso «{ $name }» no tiene jugada, o su nombre aparece dos veces.
guide-other-actor = { $move } no corresponde ahora: le toca a otro.
guide-ends-early = al final de una guía tiene que tocarle a quien aprende.
guide-begin = «begin» aparece una vez, después de las jugadas ya hechas y antes del primer paso.
guide-then = este juego no tiene ninguna guía «{ $name }» que pueda seguir.
