# Noticias de las mesas propias: suscripción y calendario

letters-feed-title = Tu turno en Spielhafen
letters-calendar-title = Relojes en Spielhafen
letters-turn = { $game }: te toca en la mesa { $table }
letters-deadline = { $game }: se acaba tu tiempo en la mesa { $table }
letters-opponents = Con { $names }.
letters-since = Desde { $time } (UTC).
letters-time-until = Tu tiempo se acaba el { $time } (UTC).
letters-no-feed = No hay nada en esta dirección. Quizá se ha renovado o desactivado; en los ajustes de Spielhafen puedes crear una nueva.

# Los ajustes

letters-title = Avisos
letters-about = Un canal privado y un calendario te dicen, también fuera de esta página, en qué mesas te toca y cuándo se acaban tus relojes.
letters-atom = Canal para un lector de noticias
letters-calendar = Calendario con plazos
letters-copy = Copiar: { $what }
letters-secret = Quien conozca estas direcciones puede leer en qué mesas juegas; guárdalas para ti. Solo se muestran ahora; si las pierdes, crea otras.
letters-feed-is = Tienes un canal desde el { $date }. Su dirección no se muestra de nuevo; si la necesitas, crea otra, y la antigua deja de valer.
letters-create = Crear canal y calendario
letters-renew = Crear direcciones nuevas
letters-feed-created = El canal y el calendario están listos.
letters-erase-ask = ¿Desactivar el canal, el calendario y los correos y borrar lo que se guarda para ellos?
letters-erased = El canal, el calendario y los correos están desactivados y ya no se guarda nada.

# Correos

letters-bad-smtp = No es un servidor de correo válido. Se escribe smtp://user@host:587?from=dirección o smtps://user@host:465?from=dirección; la contraseña no forma parte de él, sino que está en la variable { $variable }.
letters-smtp-alone = --smtp necesita también --parts letters y --address.
letters-bad-address = No es una dirección de correo a la que se pueda enviar: letras sin acentos, sin espacios, como ada@example.org.
letters-no-mail = Este servidor no envía correos.
letters-no-token = Este enlace ya no es válido. Pide un correo nuevo en los ajustes.
letters-consent-subject = Confirma tu dirección de correo
letters-consent-body =
    Alguien, probablemente tú, quiere recibir en esta dirección avisos de partidas en { $url }.

    Si estás de acuerdo, abre este enlace antes de un día y confirma:
    { $link }

    Si no has sido tú, no hagas nada: no llegará ningún otro correo.
letters-stop = Para no recibir más correos, abre este enlace y pulsa «Terminar todos los correos»: { $link }
letters-daily =
    { $count ->
        [one] Te toca en una mesa
       *[other] Te toca en { $count } mesas
    }

# Los ajustes de los correos

letters-mail = Correos
letters-mail-about = También puedes recibir un correo cuando te toque y no tengas esta página a la vista. Tu dirección se confirma antes y no se usa para nada más.
letters-address = Dirección de correo
letters-when = Cuándo
letters-at-once = enseguida
letters-each-day = una vez al día a las { $time }
letters-games = Juegos
letters-mail-ask = Pedir un correo para confirmar
letters-mail-save = Guardar
letters-mail-erase = Borrar la dirección
letters-mail-sent = Si todo está bien, hay un correo en camino a { $address }. Abre el enlace que contiene antes de un día.
letters-mail-saved = Tu elección está guardada.
letters-mail-erased = La dirección está borrada; no llegarán más correos.
letters-mail-is = Los correos van a { $address }.
letters-mail-waits = { $address } aún no está confirmada. Abre el enlace del correo; sin él no llegarán correos.
letters-confirm = Confirmar la dirección de correo
letters-confirmed = La dirección de correo está confirmada.
letters-end-mails = Terminar todos los correos
letters-stopped = No llegarán más correos; la dirección está borrada.
