/** The worker of the bots, started when it is needed and after it was stopped or has failed. */

/** answer in place of one that never comes (see `server.bots.jobs`) */
const FAILURE = '{"error": "Worker"}'

/** what Python gets, and sees as `ScriptWorker` */
export class BotWorker {
  private worker: Worker | null = null
  private resolve: ((line: string) => void) | null = null

  constructor(private readonly base: string) {}

  /** Load it before it is asked. */
  prepare(): void {
    if (this.worker) return
    const worker = (this.worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }))
    worker.onmessage = ({ data }: MessageEvent<string | null>) => this.hear(worker, data)
    worker.onerror = () => this.hear(worker, null)
    worker.postMessage({ base: this.base })
  }

  ask(line: string): Promise<string> {
    this.prepare()
    return new Promise((resolve) => {
      this.resolve = resolve
      this.worker!.postMessage({ line })
    })
  }

  stop(): void {
    this.worker?.terminate()
    this.worker = this.resolve = null
  }

  /** Give the answer of a worker; after a failure, null, the next question starts a new worker. */
  private hear(worker: Worker, line: string | null): void {
    if (worker !== this.worker) return // it was stopped, and its last words come late
    const { resolve } = this
    if (line === null) this.stop()
    resolve?.(line ?? FAILURE)
  }
}
