import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Drawing, DrawingTask } from './drawing'

const task = (width: number): DrawingTask => ({ box: [0, 0, width, 5], terrain: [], taken: [] })
/** draws as many ornaments as the box is wide; fails for width 0 */
function sketch({ box }: DrawingTask): Drawing {
  if (box[2] === 0) throw new Error('nothing to draw')
  return { layers: [], ornaments: Array(box[2]).fill({ x: 0, y: 0, chance: 0, art: '' }), waves: [] }
}

class Worker {
  static made: Worker[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  postMessage = vi.fn()
  constructor() {
    Worker.made.push(this)
  }
}

const surely = vi.hoisted(() => vi.fn((load: () => Promise<unknown>) => load()))
vi.mock('../../browser/lazy', () => ({ loadPersistently: surely }))
beforeEach(() => {
  vi.resetModules()
  vi.doMock('./drawTerrain', () => ({ drawTerrain: sketch }))
  Worker.made = []
})
afterEach(() => void vi.unstubAllGlobals())

const drawingCache = () => import('./drawingCache')

it('cachedDrawing draws on the page if the worker fails', async () => {
  vi.stubGlobal('Worker', Worker)
  const { cachedDrawing } = await drawingCache()
  const waiting = cachedDrawing(task(3))
  Worker.made[0]!.onerror!()
  expect((await waiting).ornaments).toHaveLength(3)
  expect((await cachedDrawing(task(4))).ornaments).toHaveLength(4)
})

it('cachedDrawing repeats a failed import of the drawing code', async () => {
  vi.stubGlobal('Worker', Worker)
  vi.doMock('./drawTerrain', () => Promise.reject(new TypeError('offline')))
  const { cachedDrawing } = await drawingCache()
  const waiting = cachedDrawing(task(3))
  surely.mockResolvedValueOnce({ drawTerrain: sketch })
  Worker.made[0]!.onerror!()
  expect((await waiting).ornaments).toHaveLength(3)
})

it('cachedDrawing rejects what cannot be drawn, and does not cache the failure', async () => {
  vi.stubGlobal('Worker', Worker)
  const { cachedDrawing } = await drawingCache()
  const waiting = cachedDrawing(task(0))
  Worker.made[0]!.onerror!()
  await expect(waiting).rejects.toThrow('nothing to draw')
  const anew = cachedDrawing(task(0))
  expect(anew).not.toBe(waiting)
  await expect(anew).rejects.toThrow('nothing to draw')
})

it('cachedDrawing returns the cached drawing for the same task', async () => {
  const { cachedDrawing } = await drawingCache()
  expect(await cachedDrawing(task(3))).toBe(await cachedDrawing(task(3)))
})

/** a follower of a chart of width `chart.wide`, and the ornament counts it saw */
async function watching(wide: number) {
  const { followDrawing } = await drawingCache()
  const chart = { wide }
  const seen: number[] = []
  const follow = followDrawing(() => JSON.stringify(task(chart.wide)), ({ ornaments }) => seen.push(ornaments.length))
  return { chart, seen, follow }
}

it('followDrawing draws the newest chart and skips those in between', async () => {
  const { chart, seen, follow } = await watching(1)
  const first = follow()
  for (chart.wide of [2, 3]) void follow()
  await first
  await vi.waitFor(() => expect(seen).toEqual([1, 3]))
})

it('followDrawing draws the newest chart after one that cannot be drawn', async () => {
  const { chart, seen, follow } = await watching(0)
  const first = follow()
  chart.wide = 2
  void follow()
  await expect(first).rejects.toThrow('nothing to draw')
  await vi.waitFor(() => expect(seen).toEqual([2]))
})
