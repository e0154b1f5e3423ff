/** Draws charts beside the page, so that nothing waits for a coast. */
import { draw } from './drawTerrain'
import type { Task } from './drawing'

self.onmessage = (event: MessageEvent<{ id: number; task: Task }>) => {
  self.postMessage({ id: event.data.id, drawing: draw(event.data.task) })
}
