/** Drawings of charts, each made once, in a worker where there is one. */
import { loadPersistently } from '../../browser/lazy'
import type { Drawing, DrawingTask } from './drawing'

/** so many are kept, those that were asked for last */
const KEPT = 32
const known = new Map<string, Promise<Drawing>>()
const waiting = new Map<number, { task: DrawingTask; finish: (drawing: Drawing | Promise<Drawing>) => void }>()
let worker: Worker | null | undefined
let count = 0

export function cachedDrawing(task: DrawingTask): Promise<Drawing> {
  const key = JSON.stringify(task)
  const found = known.get(key) ?? make(task)
  known.delete(key)
  known.set(key, found)
  // A chart that grows is another one at every turn.
  for (const oldest of [...known.keys()].slice(0, -KEPT)) known.delete(oldest)
  // What failed is tried anew by whoever asks for it again.
  found.catch(() => known.get(key) === found && known.delete(key))
  return found
}

/**
 * Draws what is wanted, a task in JSON: a chart that grows faster than it is drawn leaves out what nobody would see, and
 * what cannot be drawn does not stand in the way of what comes after it.
 */
export function followDrawing(wanted: () => string, show: (drawn: Drawing) => void): () => Promise<void> {
  let inWork = ''
  return async function follow(): Promise<void> {
    if (inWork) return
    const begun = (inWork = wanted())
    try {
      show(await cachedDrawing(JSON.parse(begun)))
    } finally {
      inWork = ''
      if (begun !== wanted()) void follow()
    }
  }
}

function make(task: DrawingTask): Promise<Drawing> {
  if (worker === undefined) worker = start()
  if (!worker) return drawHere(task)
  const id = count++
  worker.postMessage({ id, task })
  return new Promise((finish) => waiting.set(id, { task, finish }))
}

function start(): Worker | null {
  if (typeof Worker === 'undefined') return null
  const made = new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = (event: MessageEvent<{ id: number; drawing: Drawing }>) => {
    waiting.get(event.data.id)?.finish(event.data.drawing)
    waiting.delete(event.data.id)
  }
  made.onerror = giveUp
  return made
}

/** Should the worker fail, the page draws itself. */
function giveUp(): void {
  worker = null
  for (const { task, finish } of waiting.values()) finish(drawHere(task))
  waiting.clear()
}

async function drawHere(task: DrawingTask): Promise<Drawing> {
  const { drawTerrain } = await loadPersistently(() => import('./drawTerrain'))
  return drawTerrain(task)
}
