/** Distribution of zones: on the chart, beside it, or hands. */
import type { Box, Scene, Zone } from '../../api/scene'

export interface ZoneLayout {
  onBoard: Zone[]
  beside: Zone[]
  /** dice, needed every turn */
  trays: Zone[]
  hands: Zone[]
}

/**
 * Assign zones; with a focus, zones outside of it move beside the chart.
 * `small`: the chart is small, so zones to be read closely move beside it, too.
 */
export function arrangeZones(scene: Scene, focus: Box | undefined, small = false): ZoneLayout {
  const zones = (scene.zones ?? []).filter((zone) => zone.kind !== 'sheet')
  const hands = zones.filter((zone) => zone.kind === 'hand')
  const onBoard = zones.filter((zone) => isDrawable(zone) && (!focus || isInside(zone.on!, focus)))
  const trays = zones.filter((zone) => zone.kind === 'tray')
  const placed = [...hands, ...onBoard, ...trays]
  const beside = zones.filter((zone) => !placed.includes(zone) || (small && hasFigures(zone)))
  return { onBoard: onBoard.map((zone) => (beside.includes(zone) ? withoutFigures(zone) : zone)), beside, trays, hands }
}

/** What is read beside the chart has only its needle there. */
const withoutFigures = (zone: Zone): Zone => (zone.wheel ? { ...zone, wheel: { ...zone.wheel, labels: [], figures: [] } } : zone)

/** Wheels with figures are read closely. */
const hasFigures = (zone: Zone): boolean => !!zone.on && !!zone.wheel?.figures?.length

const isDrawable = (zone: Zone): boolean => !!zone.on && (zone.kind === 'wheel' || zone.kind === 'pile')

function isInside(box: Box, frame: Box): boolean {
  const [x, y, width, height] = box
  const [left, top, wide, high] = frame
  return x >= left && y >= top && x + width <= left + wide && y + height <= top + high
}

/** A chart with fields needs the full height, so hands go beside it. */
export const needsFullHeight = (scene: Scene): boolean => (scene.geometry.spaces ?? []).length > 0

/** border on both sides, in fields */
const RIM = 1.84
/** Aspect ratio of the chart with its border. */
export const chartAspectRatio = ({ geometry: { box } }: Scene): number => (box[2] + RIM) / (box[3] + RIM)
