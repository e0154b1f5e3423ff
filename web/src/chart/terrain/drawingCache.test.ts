import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Drawing, Task } from './drawing'

const task = (width: number): Task => ({ box: [0, 0, width, 5], terrain: [], taken: [] })
/** the drawing of a task is as many ornaments as its box is wide, and none is made of nothing */
function sketch({ box }: Task): Drawing {
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
vi.mock('../../browser/lazy', () => ({ surely }))
beforeEach(() => {
  vi.resetModules()
  vi.doMock('./drawTerrain', () => ({ draw: sketch }))
  Worker.made = []
})
afterEach(() => void vi.unstubAllGlobals())

const draughtsman = () => import('./drawingCache')

it('draws on the page what the worker does not draw', async () => {
  vi.stubGlobal('Worker', Worker)
  const { drawing } = await draughtsman()
  const waiting = drawing(task(3))
  Worker.made[0]!.onerror!()
  expect((await waiting).ornaments).toHaveLength(3)
  expect((await drawing(task(4))).ornaments).toHaveLength(4)
})

it('asks for the pencil until it comes', async () => {
  vi.stubGlobal('Worker', Worker)
  vi.doMock('./drawTerrain', () => Promise.reject(new TypeError('offline')))
  const { drawing } = await draughtsman()
  const waiting = drawing(task(3))
  surely.mockResolvedValueOnce({ draw: sketch })
  Worker.made[0]!.onerror!()
  expect((await waiting).ornaments).toHaveLength(3)
})

it('says so to whoever waits when something cannot be drawn at all, and does not keep that', async () => {
  vi.stubGlobal('Worker', Worker)
  const { drawing } = await draughtsman()
  const waiting = drawing(task(0))
  Worker.made[0]!.onerror!()
  await expect(waiting).rejects.toThrow('nothing to draw')
  const anew = drawing(task(0))
  expect(anew).not.toBe(waiting)
  await expect(anew).rejects.toThrow('nothing to draw')
})

it('keeps what was drawn', async () => {
  const { drawing } = await draughtsman()
  expect(await drawing(task(3))).toBe(await drawing(task(3)))
})

/** somebody who follows a chart that is as wide as `chart.wide`, and how many ornaments it was seen with */
async function watching(wide: number) {
  const { following } = await draughtsman()
  const chart = { wide }
  const seen: number[] = []
  const follow = following(() => JSON.stringify(task(chart.wide)), ({ ornaments }) => seen.push(ornaments.length))
  return { chart, seen, follow }
}

it('follows a chart that grows, and leaves out what nobody would see', async () => {
  const { chart, seen, follow } = await watching(1)
  const first = follow()
  for (chart.wide of [2, 3]) void follow()
  await first
  await vi.waitFor(() => expect(seen).toEqual([1, 3]))
})

it('goes on to what is wanted by then when something cannot be drawn', async () => {
  const { chart, seen, follow } = await watching(0)
  const first = follow()
  chart.wide = 2
  void follow()
  await expect(first).rejects.toThrow('nothing to draw')
  await vi.waitFor(() => expect(seen).toEqual([2]))
})
