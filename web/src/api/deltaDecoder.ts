/**
 * What the messages of a live line leave out because they told it before, and where it is kept.
 *
 * A scene names its chart; the geometry comes along only when the line has not just shown the same. In `frames` the closing
 * table has no line of the log that was told before it (`log_from` says how many that are), and the last frame has no scene:
 * it is that of the closing table, without its offers. What is still missing then was missed.
 */
import type { Geometry, Scene } from './scene'
import type { Clock, Frame, LiveMessage, LogLine, TableView } from './messages'

type WithoutGeometry<Whole> = Omit<Whole, 'geometry'> & { chart?: string; geometry?: Geometry }
type DeltaFrame = Omit<Frame, 'scene'> & { scene?: WithoutGeometry<Scene> }
type DeltaTable = Omit<TableView, 'scene'> & { scene: WithoutGeometry<Scene>; log_from?: number }
type TableMessage = Extract<LiveMessage, { table: TableView }>

/** A message as it comes in. */
export type DeltaMessage =
  | Exclude<LiveMessage, TableMessage>
  | (Omit<TableMessage, 'table' | 'frames'> & { frames?: DeltaFrame[]; table: DeltaTable })

/** so many charts are kept */
const MAX_CHARTS = 16
/** By name. A name stands for what is in a chart, so one store serves all tables, and the same chart is the same object. */
const charts = new Map<string, Geometry>()

/** A scene with its chart; null: that was never told. */
export function resolveChart(scene: WithoutGeometry<Scene>): Scene | null {
  const { chart, geometry } = scene
  if (!chart) return geometry ? { ...scene, geometry } : null
  const known = charts.get(chart) ?? geometry
  if (!known) return null
  charts.delete(chart)
  charts.set(chart, known)
  for (const oldest of charts.keys()) if (charts.size > MAX_CHARTS) charts.delete(oldest)
  return { ...scene, geometry: known }
}

/** Something with a scene, as an answer over HTTP brings it: whole, so that its chart need only be the known one. */
export const withCachedChart = <Seen extends { scene: Scene; clock?: Clock | null }>(seen: Seen): Seen => ({
  ...seen,
  ...(seen.clock && { clock: stampClock(seen.clock) }),
  scene: resolveChart(seen.scene)!,
})

/** What a clock shows counts from the moment when it was heard, however long it takes until it is looked at. */
const stampClock = (clock: Clock): Clock => ({ ...clock, heard: performance.now() })

/** The message with all that it leaves out; null: something was missed. `log`: the lines of the log so far. */
export function decodeDelta(message: DeltaMessage, log: LogLine[]): LiveMessage | null {
  if (!('table' in message)) return message
  // In the order in which they were told.
  const scenes = (message.frames ?? []).map((frame) => frame.scene && resolveChart(frame.scene))
  const scene = resolveChart(message.table.scene)
  if (!scene || scenes.includes(null)) return null
  const last = { ...scene, offers: undefined }
  const frames = message.frames?.map((frame, i): Frame => ({ ...frame, scene: scenes[i] ?? last }))
  const before = [...log, ...(frames ?? []).flatMap((frame) => frame.log ?? [])]
  const { log_from = 0, ...table } = message.table
  if (log_from > 0 && log_from !== before.length) return null
  const lines = log_from > 0 ? [...before, ...table.log] : table.log
  const clock = table.clock && stampClock(table.clock)
  return { ...message, ...(frames && { frames }), table: { ...table, clock, scene, log: lines } } as LiveMessage
}
