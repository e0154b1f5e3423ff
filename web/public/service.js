/* Service worker of a server: notifications, and what can be read without a network. A build lists its files in `files.js`. */
'use strict'

importScripts('files.js', 'bell.js', 'keep.js')
