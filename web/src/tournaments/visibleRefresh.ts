/** Repeated reading while a page is seen. */

const REFRESH_MS = 10_000

/** Read now and every ten seconds while the page is visible; returns how to stop. */
export function readWhileVisible(read: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const update = (): void => {
    clearInterval(timer)
    if (document.visibilityState === 'hidden') return
    read()
    timer = setInterval(read, REFRESH_MS)
  }
  document.addEventListener('visibilitychange', update)
  update()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', update)
  }
}
