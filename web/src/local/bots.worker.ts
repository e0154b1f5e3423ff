/** Worker in which bots think: a line of JSON in, and out one or null. */
import { loadPython } from './pythonRuntime'

type Answer = (line: string) => string

let answer: Promise<Answer> | undefined

async function start(base: string): Promise<Answer> {
  const python = await loadPython(base)
  return (python.pyimport('spielhafen.web_worker.page_bots') as { answer_job: Answer }).answer_job
}

self.onmessage = async ({ data }: MessageEvent<{ base: string } | { line: string }>) => {
  try {
    if ('base' in data) await (answer = start(data.base))
    else self.postMessage((await answer!)(data.line))
  } catch (error) {
    console.warn(error)
    self.postMessage(null)
  }
}
