#!/usr/bin/env node
// A bot for every game of Spielhafen: one of the moves on offer, by lot. The protocol: docs/protocol.md.
//
//     spielhafen simulate columbus --seat "run:node examples/bots/by_lot.mjs" --seat boy --number 10

import { createInterface } from 'node:readline'

/** Numbers from 0 to 1 that depend on the seed alone (Mulberry32). */
function chanceOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function answer(message) {
  if (message.type === 'hello') return { type: 'hello', name: 'By lot, in JavaScript' }
  const place = Math.floor(chanceOf(message.seed)() * message.moves.length)
  return { type: 'move', id: message.id, move: message.moves[place] }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'bye') {
    process.stdin.destroy() // or Node waits for more to be said
    break
  }
  console.log(JSON.stringify(answer(message)))
}
