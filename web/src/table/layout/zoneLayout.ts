/** Which zones lie on the chart, which beside it, which are hands. */
import type { Box, Scene, Zone } from '../../api/scene'

export interface ZoneLayout {
  onBoard: Zone[]
  beside: Zone[]
  /** dice, which are needed at every turn */
  trays: Zone[]
  hands: Zone[]
}

/**
 * With a focus, only that part of the chart is shown, and zones that lie outside of it move beside it. `small`: the chart is
 * small, so that what has to be read closely lies beside it, too.
 */
export function arrangeZones(scene: Scene, focus: Box | undefined, small = false): ZoneLayout {
  const zones = (scene.zones ?? []).filter((zone) => zone.kind !== 'sheet')
  const hands = zones.filter((zone) => zone.kind === 'hand')
  const onBoard = zones.filter((zone) => drawable(zone) && (!focus || within(zone.on!, focus)))
  const trays = zones.filter((zone) => zone.kind === 'tray')
  const placed = [...hands, ...onBoard, ...trays]
  const beside = zones.filter((zone) => !placed.includes(zone) || (small && counts(zone)))
  return { onBoard, beside, trays, hands }
}

/** An instrument with figures is read closely. */
const counts = (zone: Zone): boolean => !!zone.on && !!zone.wheel?.figures?.length

const drawable = (zone: Zone): boolean => !!zone.on && (zone.kind === 'wheel' || zone.kind === 'pile')

function within(box: Box, frame: Box): boolean {
  const [x, y, width, height] = box
  const [left, top, wide, high] = frame
  return x >= left && y >= top && x + width <= left + wide && y + height <= top + high
}

/** A chart with fields needs all the height there is, so that hands lie beside it. */
export const needsFullHeight = (scene: Scene): boolean => (scene.geometry.spaces ?? []).length > 0

/** the rim on both sides, in fields */
const RIM = 1.84
/** How broad the chart with its rim is, for its height. */
export const chartAspectRatio = ({ geometry: { box } }: Scene): number => (box[2] + RIM) / (box[3] + RIM)
