# La frase de paso de una persona, y todo lo que se guarda de ella

passphrase-unknown = Esta frase de paso no abre nada aquí. Revisa sus palabras; quizá se haya renovado o borrado.
passphrase-browsers-only = Las frases de paso son para navegadores. Un programa guarda él mismo su clave.

# Los ajustes

passphrase-title = Otros dispositivos
passphrase-about = Aquí no hay cuentas: solo este navegador sabe que tú eres tú. Ocho palabras llevan tu nombre, tus mesas y todo lo demás a otro dispositivo.
passphrase-create = Crear una frase de paso
passphrase-renew = Crear una frase de paso nueva
passphrase-erase = Borrar la frase de paso
passphrase-is = Tienes una frase de paso desde el { $date }. No se vuelve a mostrar; una nueva la anula. Los dispositivos en los que se introdujo siguen siendo tuyos.
passphrase-created = La frase de paso está lista.
passphrase-erased = La frase de paso está borrada. Los dispositivos en los que se introdujo siguen siendo tuyos.
passphrase-copy = Copiar las palabras
passphrase-link = Enlace para el otro dispositivo
passphrase-copied = Las palabras están copiadas.
passphrase-marked = Las palabras están marcadas: cópialas con el teclado.
passphrase-secret = Apunta las palabras o abre el enlace en el otro dispositivo. Quien las conozca puede jugar en tu nombre, así que no las compartas. Solo se muestran ahora; si las pierdes, crea otras.
passphrase-enter-title = Usar aquí una frase de paso
passphrase-enter-about = Si has creado una frase de paso en otro dispositivo, introdúcela aquí.
passphrase-field = Las ocho palabras
passphrase-enter = Traer lo que le pertenece
passphrase-enter-ask = ¿Traer lo que pertenece a esta frase de paso? Lo que este navegador tiene hasta ahora se queda atrás, a no ser que tenga su propia frase de paso.
passphrase-enter-yes = Traerlo
passphrase-enter-no = Dejar todo como está

own-data-title = Todos tus datos
own-data-about = Todo lo que este servidor guarda de ti, en un archivo: mesas, partidas terminadas, chat y notas, clasificaciones, torneos, búsqueda de jugadores, noticias. O bórralo todo de una vez. Las mesas que están en las listas de otras personas se quedan allí, con tu nombre y tus jugadas.
own-data-ask = ¿Borrar para siempre todo lo que este servidor guarda de ti, en todos tus dispositivos? También se van tus mesas; si juegan otras personas, solo salen de tu lista.
own-data-erased = Todo lo que se guardaba de ti está borrado.
