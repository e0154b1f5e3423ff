'use strict'
/*
 * A contender of `peers.py`: random games in the local client of boardgame.io, for some seconds.
 *
 *     node bench/peer_worker.cjs CONTENDER --seconds S --seed N
 *
 * Prints what `peer_worker.py` prints.
 */
process.env.NODE_ENV = 'production' // without it boardgame.io checks and logs more
const { Client } = require('boardgame.io/client')
const { version } = require('boardgame.io/package.json')
const { ticTacToe, tricks } = require('./peer_games.cjs')

const WARM_UP = 0.25
const CONTENDERS = { 'tic-tac-toe': { game: ticTacToe, seats: 2 }, tricks: { game: tricks(1), seats: 4 } }

/** A random generator with a seed (mulberry32). */
const generator = (seed) => () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** The CPU seconds of this process, with those of its garbage collection. */
const clock = () => {
    const used = process.cpuUsage()
    return (used.user + used.system) / 1e6
}

const measure = ({ game, seats }, seconds, random) => {
    const found = { events: 0, chance: 0, games: 0, play: 0, setup: 0 }
    while (found.play + found.setup < seconds || !found.games) {
        const before = clock()
        const seed = Math.floor(random() * 2 ** 32)
        const client = Client({ game: { ...game, seed }, numPlayers: seats, debug: false })
        const started = clock()
        for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
            const moves = game.ai.enumerate(state.G, state.ctx)
            const { move, args } = moves[Math.floor(random() * moves.length)]
            client.moves[move](...args)
            found.events += 1
        }
        found.play += clock() - started
        found.setup += started - before
        found.games += 1
    }
    return found
}

const option = (name) => Number(process.argv[process.argv.indexOf(name) + 1])
const contender = CONTENDERS[process.argv[2]]
const random = generator(option('--seed'))
const seconds = option('--seconds')
measure(contender, seconds * WARM_UP, random)
const about = `boardgame.io ${version}, Node ${process.versions.node}`
console.log(JSON.stringify({ ...measure(contender, seconds, random), about }))
