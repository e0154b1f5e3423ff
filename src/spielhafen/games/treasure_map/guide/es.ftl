# Lo que dice la primera partida guiada.

guide-first-to-the-temple = Reúne los cuatro trozos del mapa y encuentra después El Dorado. Las fichas de los templos revelan dónde están los trozos. Tienes cuatro pasos: navega dos casillas y baja luego a tierra hasta el templo de K11.
guide-first-stop = Tu tripulación está en el templo y el barco espera en la costa. Detente aquí: entonces tomas la ficha y tiras por el oro.
guide-first-keep = Cinco de oro, y no ha salido ninguna calavera: ningún pirata te persigue. La ficha te muestra solo a ti dónde hay un trozo de mapa: aquí no, sino muy al norte, donde ahora hay una cruz. Sigue.
guide-first-back-aboard = Vuelve a tu barco y sigue navegando hasta A12, otra vez cuatro pasos. Los bordes del tablero están unidos: al este de la columna L está la columna A.
guide-first-rest = Has gastado tus cuatro pasos. Detente aquí: entonces les toca a los demás.
guide-first-to-the-place = Tu ficha lleva a B3, a tres pasos de aquí. Ve allí y detente.
guide-first-swap = Es aquí. Cambia tu ficha por un trozo de mapa: puedes tomar cualquier número que te falte.
guide-first-end = Uno de los cuatro trozos es tuyo. Sigue hasta el próximo templo; en las ciudades compras con tu oro armas contra piratas y rivales. Quien antes tiene los cuatro trozos lee dónde está El Dorado: llega allí antes que nadie.
