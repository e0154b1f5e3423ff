/**
 * The time between the decisions of a person, for `waits.py`.
 *
 * Reads a game per line, as `waits.py` records them, and plays its messages back as `TableModel.enqueue` does.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..', 'web')
const vite = createRequire(join(WEB, 'package.json')).resolve('vite')
process.chdir(WEB)
const { runnerImport } = await import(pathToFileURL(vite).href)
const load = async (path) => (await runnerImport(join(WEB, path), { logLevel: 'error' })).module

const { playbackTimes, NO_TURN } = await load('src/table/model/playbackTimes.ts')
const { trickFinished } = await load('src/table/model/sceneDiff.ts')
const { PACE_MS } = await load('src/settings/pace.ts')

const PERSON = 0
const pace = PACE_MS[process.argv[2] ?? 'brisk']

/** Waits of a game in ms; `thinks`: messages come when the bots have thought. */
function waitsOf([opening, ...messages], thinks) {
  const waits = []
  let [shown, turn] = [opening.scene, NO_TURN]
  /** ms since the person's last decision: when the message arrives, and when all before it has been shown */
  let [arrives, free] = [0, 0]
  for (const { seat, thought, frames, actors } of messages) {
    const own = seat === PERSON
    if (own) [arrives, free] = [0, 0]
    arrives += own || !thinks ? 0 : thought * 1000
    const goesOn = actors.length > 0 && actors[0] !== PERSON
    const sent = frames.map(({ log, ...frame }) => ({ ...frame, log: log.map((seat) => ({ seat })) }))
    const { stay, turn: after } = playbackTimes(sent, { before: shown, own, seat: PERSON, mover: own ? actors[0] : seat, goesOn, turn })
    turn = after
    const before = shown
    shown = frames.at(-1)?.scene ?? shown
    const times = stay.map((time) => time(pace))
    // A move can be played while the last frame is being shown, unless it is a finished trick.
    const [last, previous] = [frames.at(-1)?.scene, frames.at(-2)?.scene ?? before]
    const fresh = last && trickFinished(previous, last) ? 0 : (times.at(-1) ?? 0)
    free = Math.max(arrives, free) + times.reduce((sum, time) => sum + time, 0)
    if (!own && actors[0] === PERSON) waits.push(free - fresh)
  }
  return waits
}

const games = (await text(process.stdin)).split('\n').filter(Boolean).map((line) => JSON.parse(line))
const seconds = (thinks) => games.flatMap((game) => waitsOf(game, thinks)).map((time) => time / 1000)
process.stdout.write(JSON.stringify({ shown: seconds(false), 'with thinking': seconds(true) }))
process.exit()
