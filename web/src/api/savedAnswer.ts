/** Saving files: answers of the server, and what the page has made. */
import { requestText } from './http'
import { transport } from './transport'

/** milliseconds in which the browser has begun to read a file */
const TIME_TO_READ = 1000

/** Save a text as a file of this name. */
export function saveFile(content: BlobPart, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content]))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TIME_TO_READ)
}

/** For clicks on a link to an answer: save it where the browser does not reach it. */
export async function saveAnswer(event: MouseEvent): Promise<void> {
  const link = event.currentTarget as HTMLAnchorElement
  if (transport().isOnNetwork) return
  event.preventDefault()
  saveFile(await requestText(link.getAttribute('href')!), link.download)
}
