/**
 * Decoder for live messages that omit what was sent before.
 * A scene names its chart; the geometry is included only when the previous scene had another one. In
 * `frames`, the closing table omits the log lines sent before (`log_from` is their number), and the last
 * frame omits its scene, which is that of the closing table without its offers. If anything is still missing
 * after decoding, a message was lost.
 */
import type { Geometry, Scene } from './scene'
import type { Clock, Frame, LiveMessage, LogLine, TableView } from './messages'

type WithoutGeometry<Whole> = Omit<Whole, 'geometry'> & { chart?: string; geometry?: Geometry }
type DeltaFrame = Omit<Frame, 'scene'> & { scene?: WithoutGeometry<Scene> }
type DeltaTable = Omit<TableView, 'scene'> & { scene: WithoutGeometry<Scene>; log_from?: number }
type TableMessage = Extract<LiveMessage, { table: TableView }>

/** A message as received. */
export type DeltaMessage =
  | Exclude<LiveMessage, TableMessage>
  | (Omit<TableMessage, 'table' | 'frames'> & { frames?: DeltaFrame[]; table: DeltaTable })

/** maximum number of cached charts */
const MAX_CHARTS = 16
/**
 * Charts by name, which is derived from the content: one cache serves all tables,
 * and equal charts are the same object.
 */
const charts = new Map<string, Geometry>()

/** Return the scene with its chart, or null if the chart is unknown. */
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

/** Replace the chart of an HTTP answer by the cached object. */
export const withCachedChart = <Seen extends { scene: Scene; clock?: Clock | null }>(seen: Seen): Seen => ({
  ...seen,
  ...(seen.clock && { clock: stampClock(seen.clock) }),
  scene: resolveChart(seen.scene)!,
})

/** Record when a clock was received, so that time runs from then on. */
const stampClock = (clock: Clock): Clock => ({ ...clock, heard: performance.now() })

/** Complete a message; null if something was missed. `log`: the log so far. */
export function decodeDelta(message: DeltaMessage, log: LogLine[]): LiveMessage | null {
  if (!('table' in message)) return message
  // In the order they were sent.
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
