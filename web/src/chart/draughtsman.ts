/** Drawings of charts, each made once, in a worker where there is one. */
import { draw, type Drawing, type Task } from './drawing'

const known = new Map<string, Promise<Drawing>>()
const waiting = new Map<number, (drawing: Drawing) => void>()
let worker: Worker | null | undefined
let count = 0

export function drawing(task: Task): Promise<Drawing> {
  const key = JSON.stringify(task)
  const found = known.get(key) ?? make(task)
  known.set(key, found)
  return found
}

function make(task: Task): Promise<Drawing> {
  worker ??= start()
  if (!worker) return Promise.resolve(draw(task))
  const id = count++
  return new Promise((resolve) => {
    // Should the worker fail, the page draws itself.
    waiting.set(id, resolve)
    worker!.onerror = () => {
      worker = null
      for (const finish of waiting.values()) finish(draw(task))
      waiting.clear()
    }
    worker!.postMessage({ id, task })
  })
}

function start(): Worker | null {
  if (typeof Worker === 'undefined') return null
  const made = new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = (event: MessageEvent<{ id: number; drawing: Drawing }>) => {
    waiting.get(event.data.id)?.(event.data.drawing)
    waiting.delete(event.data.id)
  }
  return made
}
