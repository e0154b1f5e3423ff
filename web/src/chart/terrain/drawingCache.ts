/** Cache of chart drawings, made in a worker where possible. */
import { loadPersistently } from '../../browser/lazy'
import type { Drawing, DrawingTask } from './drawing'

/** maximum number of cached drawings, most recently used */
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
  // A growing chart changes with every turn.
  for (const oldest of [...known.keys()].slice(0, -KEPT)) known.delete(oldest)
  // Forget failures, so that the next request retries.
  found.catch(() => known.get(key) === found && known.delete(key))
  return found
}

/** Follow a changing task (JSON): skip outdated tasks, and continue after failures. */
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

/** Draw on the main thread if the worker fails. */
function giveUp(): void {
  worker = null
  for (const { task, finish } of waiting.values()) finish(drawHere(task))
  waiting.clear()
}

async function drawHere(task: DrawingTask): Promise<Drawing> {
  const { drawTerrain } = await loadPersistently(() => import('./drawTerrain'))
  return drawTerrain(task)
}
