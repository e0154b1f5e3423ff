/** Worker that draws charts. */
import { drawTerrain } from './drawTerrain'
import type { DrawingTask } from './drawing'

self.onmessage = (event: MessageEvent<{ id: number; task: DrawingTask }>) => {
  self.postMessage({ id: event.data.id, drawing: drawTerrain(event.data.task) })
}
