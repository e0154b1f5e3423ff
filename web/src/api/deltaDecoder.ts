/**
 * What the messages of a live line leave out because they told it before, and where it is kept.
 *
 * A scene names its chart; the geometry comes along only when the line has not just shown the same. In `frames` the closing
 * table has no line of the log that was told before it (`log_from` says how many that are), and the last frame has no scene:
 * it is that of the closing table, without its offers. What is still missing then was missed.
 */
import type { Geometry, Scene } from './scene'
import type { Clock, Frame, LiveMessage, LogLine, TableView } from './messages'

type Slim<Whole> = Omit<Whole, 'geometry'> & { chart?: string; geometry?: Geometry }
type SlimFrame = Omit<Frame, 'scene'> & { scene?: Slim<Scene> }
type SlimTable = Omit<TableView, 'scene'> & { scene: Slim<Scene>; log_from?: number }
type Tabled = Extract<LiveMessage, { table: TableView }>

/** A message as it comes in. */
export type SlimMessage =
  | Exclude<LiveMessage, Tabled>
  | (Omit<Tabled, 'table' | 'frames'> & { frames?: SlimFrame[]; table: SlimTable })

/** so many charts are kept */
const MOST = 16
/** By name. A name stands for what is in a chart, so one store serves all tables, and the same chart is the same object. */
const charts = new Map<string, Geometry>()

/** A scene with its chart; null: that was never told. */
export function charted(scene: Slim<Scene>): Scene | null {
  const { chart, geometry } = scene
  if (!chart) return geometry ? { ...scene, geometry } : null
  const known = charts.get(chart) ?? geometry
  if (!known) return null
  charts.delete(chart)
  charts.set(chart, known)
  for (const oldest of charts.keys()) if (charts.size > MOST) charts.delete(oldest)
  return { ...scene, geometry: known }
}

/** Something with a scene, as an answer over HTTP brings it: whole, so that its chart need only be the known one. */
export const withChart = <Seen extends { scene: Scene; clock?: Clock | null }>(seen: Seen): Seen => ({
  ...seen,
  ...(seen.clock && { clock: heardNow(seen.clock) }),
  scene: charted(seen.scene)!,
})

/** What a clock shows counts from the moment when it was heard, however long it takes until it is looked at. */
const heardNow = (clock: Clock): Clock => ({ ...clock, heard: performance.now() })

/** The message with all that it leaves out; null: something was missed. `log`: the lines of the log so far. */
export function whole(message: SlimMessage, log: LogLine[]): LiveMessage | null {
  if (!('table' in message)) return message
  // In the order in which they were told.
  const scenes = (message.frames ?? []).map((frame) => frame.scene && charted(frame.scene))
  const scene = charted(message.table.scene)
  if (!scene || scenes.includes(null)) return null
  const last = { ...scene, offers: undefined }
  const frames = message.frames?.map((frame, i): Frame => ({ ...frame, scene: scenes[i] ?? last }))
  const before = [...log, ...(frames ?? []).flatMap((frame) => frame.log ?? [])]
  const { log_from = 0, ...table } = message.table
  if (log_from > 0 && log_from !== before.length) return null
  const lines = log_from > 0 ? [...before, ...table.log] : table.log
  const clock = table.clock && heardNow(table.clock)
  return { ...message, ...(frames && { frames }), table: { ...table, clock, scene, log: lines } } as LiveMessage
}
