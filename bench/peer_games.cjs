'use strict'
/*
 * The games of `peer_worker.cjs` and `peer_server.cjs` for boardgame.io.
 *
 * `ticTacToe` is the game of boardgame.io's own tutorial; `tricks(deals)` makes a game for four players like hearts: in each
 * deal all cards are dealt, suits are followed, hearts and a queen cost points, nothing is passed on.
 */
const { INVALID_MOVE } = require('boardgame.io/core')

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

/** The hands of a new deal. */
const deal = (random, players) => {
    const deck = random.Shuffle([...Array(52).keys()])
    return Array.from({ length: players }, (_, player) =>
        deck.filter((_card, place) => place % players === player),
    )
}

const takeTrick = (G) => {
    const led = suit(G.trick[0].card)
    const best = G.trick.filter(({ card }) => suit(card) === led).reduce((a, b) => (b.card > a.card ? b : a))
    G.points[best.player] += G.trick.reduce((sum, { card }) => sum + cost(card), 0)
    G.trick = []
    G.next = best.player
}

const isDealOver = (G) => !G.trick.length && G.hands.every((hand) => !hand.length)

const tricks = (deals) => ({
    setup: ({ ctx, random }) => {
        const hands = deal(random, ctx.numPlayers)
        return { hands, trick: [], points: hands.map(() => 0), next: 0, deals: deals - 1 }
    },
    turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
    moves: {
        playCard: ({ G, ctx, playerID, random }, card) => {
            const player = Number(playerID)
            if (!allowed(G, player).includes(card)) return INVALID_MOVE
            G.hands[player].splice(G.hands[player].indexOf(card), 1)
            G.trick.push({ player, card })
            if (G.trick.length === ctx.numPlayers) takeTrick(G)
            else G.next = (player + 1) % ctx.numPlayers
            if (G.deals && isDealOver(G)) {
                G.hands = deal(random, ctx.numPlayers)
                G.deals -= 1
            }
        },
    },
    endIf: ({ G }) => {
        if (isDealOver(G)) return { points: G.points }
    },
    ai: {
        enumerate: (G, ctx) =>
            allowed(G, Number(ctx.currentPlayer)).map((card) => ({ move: 'playCard', args: [card] })),
    },
})

module.exports = { ticTacToe, tricks }
