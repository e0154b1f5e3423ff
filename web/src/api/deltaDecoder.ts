/**
 * Decoder for live messages that omit what was sent before on the same connection.
 * A scene names its chart; the geometry is included only when the previous scene had another one. In a list of
 * a scene, a number stands for the element in this place of the previous scene's list. A table omits the fields
 * that are as before. In `frames`, the closing table omits the log lines sent before (`log_from` is their
 * number), and the last frame omits its scene, which is that of the closing table without its offers. If
 * anything is still missing after decoding, a message was lost.
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

/** The parts of a scene that are lists. */
const LISTS = ['seats', 'zones', 'pieces', 'marks', 'offers'] as const

type Listed = Record<(typeof LISTS)[number], unknown[] | undefined>

/** Return the scene with the elements that the scene before has, too; null if there was none. */
function resolveElements(scene: WithoutGeometry<Scene>, before: WithoutGeometry<Scene> | null): WithoutGeometry<Scene> | null {
  const resolved: Record<string, unknown[]> = {}
  for (const name of LISTS) {
    const elements = (scene as unknown as Listed)[name]
    if (!elements) continue
    const known = (before as unknown as Listed | null)?.[name] ?? []
    resolved[name] = elements.map((element) => (typeof element === 'number' ? known[element] : element))
    if (resolved[name].includes(undefined)) return null
  }
  return { ...scene, ...resolved }
}

/** What one connection has received so far. */
export class DeltaDecoder {
  private table: DeltaTable | null = null
  private scene: WithoutGeometry<Scene> | null = null

  /** Complete a message; null if something was missed. `log`: the log so far. */
  decode(message: DeltaMessage, log: LogLine[]): LiveMessage | null {
    if (!('table' in message)) return message
    // In the order they were sent.
    const scenes = (message.frames ?? []).map(({ scene }) => scene && this.receive(scene))
    const scene = this.receive(message.table.scene)
    const { log_from = 0, ...table } = (this.table = { ...this.table, log_from: 0, ...message.table })
    if (!scene || scenes.includes(null)) return null
    const last = { ...scene, offers: undefined }
    const frames = message.frames?.map((frame, i): Frame => ({ ...frame, scene: scenes[i] ?? last }))
    const before = [...log, ...(frames ?? []).flatMap((frame) => frame.log ?? [])]
    if (log_from > 0 && log_from !== before.length) return null
    const lines = log_from > 0 ? [...before, ...table.log] : table.log
    const clock = table.clock && stampClock(table.clock)
    return { ...message, ...(frames && { frames }), table: { ...table, clock, scene, log: lines } } as LiveMessage
  }

  /** Complete a scene, on which the next one builds. */
  private receive(scene: WithoutGeometry<Scene>): Scene | null {
    this.scene = resolveElements(scene, this.scene)
    return this.scene && resolveChart(this.scene)
  }
}
