# Botones y señales de los ejemplos de la documentación.
docs-run = Ejecutar
docs-stop = Detener
docs-edit = Editar
docs-restore = Restablecer
docs-play = Jugarlo
docs-close = Cerrar
docs-example = Ejemplo
docs-code = Código; se ejecuta con Ctrl e Intro
docs-output = Salida del ejemplo
docs-loading = Cargando Python, una vez por página …
docs-running = En marcha …
docs-right = Listo.
docs-wrong = Terminó con un error.
docs-stopped = Detenido.
docs-failed = No se pudo cargar Python. Inténtalo de nuevo.
