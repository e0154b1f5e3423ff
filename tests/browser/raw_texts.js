/* Find texts of a page that have not gone through the translator: those with words without accents.

   `names`: names of people, which are in no language. */
(names) => {
  const WORD = /(?<![\p{L}\p{N}_/#.-])(?!(?:NE|SE|SW|NW)\b)[A-Za-z]{2,}(?![\p{L}\p{N}_/-])/gu
  // Rulebooks are prose and not in these texts; codes, keys and names of spaces are no words; languages name themselves.
  const OTHER = 'script, style, code, kbd, .book, .coordinate, .sprite, [lang]:not(html)'
  const ATTRIBUTES = ['title', 'aria-label', 'placeholder', 'alt', 'aria-description', 'aria-roledescription', 'aria-valuetext']
  const found = new Set()
  const check = (element, where, text) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
    if (WORD.test(rest)) found.add(`${where}: ${text.trim().replace(/\s+/g, ' ').slice(0, 120)}`)
    WORD.lastIndex = 0
  }
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.closest(OTHER)) continue
    const where = element.localName + [...element.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join('')
    for (const name of ATTRIBUTES) if (element.hasAttribute(name)) check(element, `${where}[${name}]`, element.getAttribute(name))
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) check(element, where, node.data)
  }
  check(document.head, 'title', document.title)
  return [...found]
}
