/** On which side of the view an overlay covers less of what can be touched. */
import type { XY } from '../../api/scene'

/** An overlay in a corner of the view, in pixels. */
export interface Corner {
  width: number
  height: number
  right: boolean
}

/** Places within this distance of it are covered in part, in pixels. */
const REACH = 22

const covered = (places: readonly XY[], { width, height, right }: Corner, [wide, tall]: readonly [number, number], top: boolean): number =>
  places.filter(([x, y]) => {
    if (x < 0 || y < 0 || x > wide || y > tall) return false
    const [aside, down] = [right ? wide - x : x, top ? y : tall - y]
    return aside < width + REACH && down < height + REACH
  }).length

/** Whether it belongs at the top; where both sides are as good, `usual` decides. */
export function belongsAtTop(places: readonly XY[], corner: Corner, size: readonly [number, number], usual: boolean): boolean {
  const [top, bottom] = [true, false].map((side) => covered(places, corner, size, side))
  return top === bottom ? usual : top! < bottom!
}
