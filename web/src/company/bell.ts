/** What `bell.js` asks of an open page: what it shows, or to show a table to which somebody was called. */
interface Question {
  ask?: 'shown'
  go?: string
}

/** Answer from now on. */
export function answerBell(): void {
  if (!('serviceWorker' in navigator)) return // an address without https
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
    if (data.ask === 'shown') ports[0]?.postMessage(location.hash)
    else if (data.go?.startsWith('#/table/')) location.hash = data.go
  })
  navigator.serviceWorker.startMessages()
}
