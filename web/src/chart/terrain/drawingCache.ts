/** Cache of chart drawings, made in a worker where possible. */
import { loadPersistently } from '../../browser/lazy'
import type { Drawing, DrawingTask } from './drawing'

/** maximum number of cached drawings, most recently used */
const MAX_DRAWINGS = 32
const cache = new Map<string, Promise<Drawing>>()
const pendingTasks = new Map<number, { task: DrawingTask; finish: (drawing: Drawing | Promise<Drawing>) => void }>()
let worker: Worker | null | undefined
let count = 0

export function cachedDrawing(task: DrawingTask): Promise<Drawing> {
  const key = JSON.stringify(task)
  const found = cache.get(key) ?? requestDrawing(task)
  cache.delete(key)
  cache.set(key, found)
  // A growing chart changes with every turn.
  for (const oldest of [...cache.keys()].slice(0, -MAX_DRAWINGS)) cache.delete(oldest)
  // Forget failures, so that the next request retries.
  found.catch(() => cache.get(key) === found && cache.delete(key))
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

function requestDrawing(task: DrawingTask): Promise<Drawing> {
  if (worker === undefined) worker = start()
  if (!worker) return drawOnMainThread(task)
  const id = count++
  worker.postMessage({ id, task })
  return new Promise((finish) => pendingTasks.set(id, { task, finish }))
}

function start(): Worker | null {
  if (typeof Worker === 'undefined') return null
  const made = new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = (event: MessageEvent<{ id: number; drawing: Drawing }>) => {
    pendingTasks.get(event.data.id)?.finish(event.data.drawing)
    pendingTasks.delete(event.data.id)
  }
  made.onerror = fallBack
  return made
}

/** Draw on the main thread if the worker fails. */
function fallBack(): void {
  worker = null
  for (const { task, finish } of pendingTasks.values()) finish(drawOnMainThread(task))
  pendingTasks.clear()
}

async function drawOnMainThread(task: DrawingTask): Promise<Drawing> {
  const { drawTerrain } = await loadPersistently(() => import('./drawTerrain'))
  return drawTerrain(task)
}
