/*
 * Runs the examples of the docs site in place: those in Python, and those of the rulebooks.
 * Nothing of it is loaded before a reader asks for it but the words of its buttons. Without scripts, or when the pages
 * are opened as files, which have no workers, they are as they were.
 */
;(() => {
  'use strict'

  const LIVE = new URL('.', document.currentScript.src).href
  const PLAY = new URL('../play/', LIVE).href
  /** characters of output that are shown at most, the last ones */
  const MAX_OUTPUT = 50_000
  const RULEBOOK = /\/rulebooks\/(\w+)\.(\w+)\.html$/

  const [, game, language = 'en'] = RULEBOOK.exec(location.pathname) ?? []
  let words = {}

  /** An element with properties; those with a hyphen, and `role`, are attributes. */
  function create(name, properties = {}, ...content) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(properties)) {
      if (key.includes('-') || key === 'role') element.setAttribute(key, value)
      else element[key] = value
    }
    element.append(...content)
    return element
  }

  const createButton = (text, onclick) => create('button', { type: 'button', className: 'md-button', onclick }, text)

  /** Python for all examples of this page; it begins with the first one, and anew after it was stopped. */
  class Python {
    worker = null
    isReady = false
    /** the example that runs */
    running = null

    run(example) {
      if (this.running) this.stop()
      this.running = example
      if (!this.worker) this.start()
      example.showState(this.isReady ? 'running' : 'loading')
      this.worker.postMessage({ source: example.source })
    }

    start() {
      this.worker = new Worker(`${LIVE}python.worker.js`, { type: 'module' })
      this.worker.onmessage = ({ data }) => this.hear(data)
      this.worker.onerror = ({ message }) => this.hear({ failed: message })
      this.worker.postMessage({ play: PLAY, live: LIVE })
    }

    hear(data) {
      const { running } = this
      if ('begun' in data) this.isReady = true
      if ('failed' in data) this.forget()
      else if ('ended' in data) this.running = null
      running?.hear(data)
    }

    stop() {
      const { running } = this
      this.forget()
      running.showState('stopped')
    }

    forget() {
      this.worker.terminate()
      this.worker = this.running = null
      this.isReady = false
    }
  }

  const python = new Python()

  /** The lines of a session that were typed, without prompts. */
  const typed = (session) =>
    session
      .split('\n')
      .filter((line) => /^(>>>|\.\.\.)( |$)/.test(line))
      .map((line) => line.slice(4))
      .join('\n')

  class PythonExample {
    constructor(block, number) {
      this.block = block
      this.original = typed(block.querySelector('code').textContent)
      this.main = createButton(words.run, () => this.press())
      this.edit = createButton(words.edit, () => this.toggleEditor())
      this.status = create('span', { role: 'status', className: 'live-status' })
      this.progress = create('progress', { max: 1, hidden: true, 'aria-label': words.loading })
      this.code = this.createEditor()
      const name = `${words.output} ${number}`
      this.output = create('pre', { className: 'live-output', hidden: true, tabIndex: 0, role: 'region', 'aria-label': name })
      const bar = create('div', { className: 'live-bar' }, this.main, this.edit, this.progress, this.status)
      const label = `${words.example} ${number}`
      const group = create('div', { className: 'live', lang: words.language, role: 'group', 'aria-label': label })
      group.append(this.code, bar, this.output)
      block.after(group)
    }

    get source() {
      return this.code.value
    }

    createEditor() {
      const rows = this.original.split('\n').length + 1
      const onkeydown = (event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        this.run()
      }
      const options = { className: 'live-code', spellcheck: false, wrap: 'off', hidden: true, 'aria-label': words.code }
      return create('textarea', { ...options, rows, onkeydown, value: this.original, autocapitalize: 'off' })
    }

    /** Show the code to be changed, or the example as it was. */
    toggleEditor() {
      const isOpen = this.code.hidden
      this.code.hidden = !isOpen
      this.block.hidden = isOpen
      this.code.value = this.original
      this.edit.textContent = isOpen ? words.restore : words.edit
      if (isOpen) this.code.focus()
    }

    press() {
      if (python.running === this) python.stop()
      else this.run()
    }

    run() {
      this.output.textContent = ''
      this.output.hidden = true
      python.run(this)
    }

    hear(data) {
      if ('done' in data) this.progress.value = data.done
      if ('begun' in data) this.showState('running')
      if ('text' in data) this.print(data.text)
      if ('ended' in data) this.showState(data.ended)
      if ('failed' in data) this.showState('failed', data.failed)
    }

    print(text) {
      this.output.hidden = false
      this.output.textContent = (this.output.textContent + text).slice(-MAX_OUTPUT)
    }

    /** `state`: the key of its words. */
    showState(state, detail = '') {
      const isOn = state === 'loading' || state === 'running'
      this.main.textContent = isOn ? words.stop : words.run
      this.progress.hidden = state !== 'loading'
      this.status.textContent = [words[state], detail].filter(Boolean).join(' ')
      this.status.dataset.state = state
      if (state === 'loading') this.progress.removeAttribute('value')
    }
  }

  /** Colours of the frame as those of the page. */
  const theme = () => (document.body.dataset.mdColorScheme === 'slate' ? 'night' : 'day')

  /** A button that shows the pictures of an example, and lets it be played on. */
  function addBoard(place, title, number) {
    let frame = null
    const address = () => `${PLAY}index.html?language=${language}&theme=${theme()}#/example/${game}/${number}`
    const toggle = () => {
      if (frame) frame = void frame.remove()
      else place.append((frame = create('iframe', { className: 'live-board', src: address(), title: `${words.example}: ${title}` })))
      name()
    }
    const name = () => {
      button.textContent = frame ? words.close : words.play
      button.setAttribute('aria-label', `${button.textContent}: ${title}`)
      button.setAttribute('aria-expanded', String(Boolean(frame)))
    }
    const button = createButton(words.play, toggle)
    name()
    place.append(create('div', { className: 'live-bar', lang: words.language }, button))
  }

  /** Rulebooks have their examples with moves, or in other languages their titles only, in the same order. */
  function addBoards() {
    const written = [...document.querySelectorAll('details.example:not(:has(li))')]
    const titles = written.map((one) => [one, one.querySelector('summary').textContent])
    const listed = [...document.querySelectorAll('details.example li')].map((one) => [one, one.textContent])
    for (const [number, [place, title]] of [...titles, ...listed].entries()) addBoard(place, title.trim(), number)
  }

  /** Go to a paragraph that a board has named. */
  function goTo({ data, source, origin }) {
    const isOurs = origin === location.origin && [...document.querySelectorAll('.live-board')].some((frame) => frame.contentWindow === source)
    if (!isOurs || typeof data?.paragraph !== 'string') return
    const headings = [...document.querySelectorAll('h2[id], h3[id]')]
    const found = headings.find(({ textContent }) => textContent.startsWith(`${data.paragraph} `))
    if (found) location.hash = found.id
  }

  async function begin() {
    const blocks = document.querySelectorAll('.highlight.run')
    if (location.protocol === 'file:' || (!game && blocks.length === 0)) return
    const all = await (await fetch(`${LIVE}words.json`)).json()
    words = all[language] ?? all.en
    if (game) addBoards()
    addEventListener('message', goTo)
    for (const [place, block] of blocks.entries()) new PythonExample(block, place + 1)
  }

  begin().catch(console.error)
})()
