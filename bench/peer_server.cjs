'use strict'
/*
 * The server of boardgame.io for `peers_server.py`: a game of tricks, with its storage in memory.
 *
 *     node bench/peer_server.cjs DEALS
 *
 * Prints its port and what it is, as one line of JSON, and serves until it is stopped.
 */
process.env.NODE_ENV = 'production' // without it boardgame.io checks and logs more
const { Server, Origins } = require('boardgame.io/server')
const { version } = require('boardgame.io/package.json')
const { tricks } = require('./peer_games.cjs')

const game = { ...tricks(Number(process.argv[2])), name: 'tricks' }
const about = `boardgame.io ${version}, Node ${process.versions.node}`
Server({ games: [game], origins: [Origins.LOCALHOST] })
    .run(0)
    .then(({ appServer }) => console.log(JSON.stringify({ port: appServer.address().port, about })))
