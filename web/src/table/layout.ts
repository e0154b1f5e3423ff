/** Which zones lie on the chart, which beside it, which are hands. */
import type { Box, Scene, Zone } from '../wire/scene'

export interface Layout {
  onBoard: Zone[]
  beside: Zone[]
  hands: Zone[]
}

/** With a focus, only that part of the chart is shown, and zones that lie outside of it move beside it. */
export function layout(scene: Scene, focus: Box | undefined): Layout {
  const zones = (scene.zones ?? []).filter((zone) => zone.kind !== 'sheet')
  const hands = zones.filter((zone) => zone.kind === 'hand')
  const onBoard = zones.filter((zone) => drawable(zone) && (!focus || within(zone.on!, focus)))
  const beside = zones.filter((zone) => !hands.includes(zone) && !onBoard.includes(zone))
  return { onBoard, beside, hands }
}

const drawable = (zone: Zone): boolean => !!zone.on && (zone.kind === 'wheel' || zone.kind === 'pile')

function within(box: Box, frame: Box): boolean {
  const [x, y, width, height] = box
  const [left, top, wide, high] = frame
  return x >= left && y >= top && x + width <= left + wide && y + height <= top + high
}
