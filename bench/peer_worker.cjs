'use strict'
/*
 * A contender of `peers.py`: random games in the local client of boardgame.io, for some seconds.
 *
 *     node bench/peer_worker.cjs CONTENDER --seconds S --seed N
 *
 * Prints what `peer_worker.py` prints. `tic-tac-toe` is the game of boardgame.io's own tutorial; `tricks` is a game for four
 * players like hearts: all cards are dealt, suits are followed, hearts and a queen cost points, nothing is passed on.
 */
process.env.NODE_ENV = 'production' // without it boardgame.io checks and logs more
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core')
const { version } = require('boardgame.io/package.json')

const WARM_UP = 0.25
const QUEEN = 3 * 13 + 10
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

const won = (cells) =>
    LINES.some((line) => cells[line[0]] !== null && line.every((cell) => cells[cell] === cells[line[0]]))

const ticTacToe = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        clickCell: ({ G, playerID }, id) => {
            if (G.cells[id] !== null) return INVALID_MOVE
            G.cells[id] = playerID
        },
    },
    endIf: ({ G, ctx }) => {
        if (won(G.cells)) return { winner: ctx.currentPlayer }
        if (G.cells.every((cell) => cell !== null)) return { draw: true }
    },
    ai: {
        enumerate: (G) =>
            G.cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : [])),
    },
}

const suit = (card) => Math.floor(card / 13)
const cost = (card) => (suit(card) === 2 ? 1 : card === QUEEN ? 13 : 0)

/** The cards that a player may play: of the suit led if they have one. */
const allowed = (G, player) => {
    const hand = G.hands[player]
    if (!G.trick.length) return hand
    const led = suit(G.trick[0].card)
    const following = hand.filter((card) => suit(card) === led)
    return following.length ? following : hand
}

const takeTrick = (G) => {
    const led = suit(G.trick[0].card)
    const best = G.trick.filter(({ card }) => suit(card) === led).reduce((a, b) => (b.card > a.card ? b : a))
    G.points[best.player] += G.trick.reduce((sum, { card }) => sum + cost(card), 0)
    G.trick = []
    G.next = best.player
}

const tricks = {
    setup: ({ ctx, random }) => {
        const deck = random.Shuffle([...Array(52).keys()])
        const hands = Array.from({ length: ctx.numPlayers }, (_, player) =>
            deck.filter((_card, place) => place % ctx.numPlayers === player),
        )
        return { hands, trick: [], points: hands.map(() => 0), next: 0 }
    },
    turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
    moves: {
        playCard: ({ G, ctx, playerID }, card) => {
            const player = Number(playerID)
            if (!allowed(G, player).includes(card)) return INVALID_MOVE
            G.hands[player].splice(G.hands[player].indexOf(card), 1)
            G.trick.push({ player, card })
            if (G.trick.length === ctx.numPlayers) takeTrick(G)
            else G.next = (player + 1) % ctx.numPlayers
        },
    },
    endIf: ({ G }) => {
        if (!G.trick.length && G.hands.every((hand) => !hand.length)) return { points: G.points }
    },
    ai: {
        enumerate: (G, ctx) =>
            allowed(G, Number(ctx.currentPlayer)).map((card) => ({ move: 'playCard', args: [card] })),
    },
}

const CONTENDERS = { 'tic-tac-toe': { game: ticTacToe, seats: 2 }, tricks: { game: tricks, seats: 4 } }

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
