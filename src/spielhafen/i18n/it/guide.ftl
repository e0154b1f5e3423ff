# Prime partite guidate.

guide-link = Prima partita guidata
guide-link-minutes = { $minutes } min
guide-link-several = Con la guida ({ $minutes } l’una)
guide-step = Passo { $step } di { $of }
guide-title = La tua prima partita guidata
guide-show = Fallo tu
guide-leave = Continua senza guida
guide-watch = Guarda che cosa fanno gli altri.
guide-prompt = La guida dice che cosa fare ora.
guide-next = Avanti: { $title }
guide-play-on = Ora continua da te
guide-paragraph = Regola { $law }
guide-terminal = Guida, passo { $step } di { $of }: { $said } (Mossa: { $move }. «guida» o il tasto n continua senza guida.)
guide-terminal-end = { $said } (La guida finisce qui; la partita continua.)
guide-terminal-next = { $said } (La guida finisce qui; la partita continua. Dopo: { $title }, con «{ $command }».)
guide-left = La guida è finita; la partita continua.
refused-guide-first = È permesso, ma proviamo prima quel che dice la guida.
refused-guide-wait = Un momento: prima muovono gli altri.
cli-guide-alone = --guide porta con sé posti e opzioni: indica solo il gioco.
cli-no-guide = { $game } non ha ancora una prima partita guidata.
cli-unknown-guide = Questo gioco non ha una guida «{ $name }». Ha: { $known }.
cli-game-guides = Prime partite guidate, cinque minuti l’una:
guide-none = Questa partita non ha una guida.
guide-unknown = Questo gioco non ha una guida «{ $name }».
guide-seats = Questa partita guidata ha { $seats } posti; al posto { $learner } siede una persona, agli altri siedono dei bot.

# Che cosa non va in una guida
error-guide = { $where }: la guida non torna: { $why }
guide-unreadable = questa riga non è né un’impostazione né un passo né una mossa.
guide-no-step = le mosse di chi impara vengono dopo il passo che le spiega.
guide-idle-step = il passo «{ $name }» non ha una mossa, o il suo nome compare due volte.
guide-other-actor = { $move } non è di turno: tocca a qualcun altro.
guide-ends-early = alla fine di una guida deve toccare a chi impara.
guide-begin = «begin» compare una volta, dopo le mosse già giocate e prima del primo passo.
guide-then = questo gioco non ha una guida «{ $name }» che possa seguire.
