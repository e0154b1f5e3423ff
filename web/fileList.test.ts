import { expect, it } from 'vitest'
import { fileList } from './fileList'

it('fileList names the page, built files, and files beside it, but no scripts of the service worker', () => {
  const text = fileList(['assets/b.js', 'assets/a.css', 'index.html', 'licences.txt'], ['keep.js', 'art.svg', 'icons/192.png'])
  const listed = new Function('self', `${text}; return self.FILES`)({}) as string[]
  expect(listed).toEqual(['', 'assets/a.css', 'assets/b.js', 'art.svg', 'icons/192.png'])
})
