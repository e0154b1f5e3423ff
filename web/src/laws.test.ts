/** Checks of the source code: no import cycles, unique names, plain words. */
import { describe, expect, it } from 'vitest'

type Files = Record<string, string>

const all = import.meta.glob<string>(['./**/*.svelte', './**/*.ts'], { query: '?raw', import: 'default', eager: true })
const code: Files = Object.fromEntries(Object.entries(all).filter(([path]) => !path.endsWith('.test.ts')))
/** a mock has the names of what it stands in for; `messages` completes some generated types */
const DOUBLES = ['./table/testing/fakeEndpoints.ts', './api/generated.ts']

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*'(\.[^']+)'/g
const EXPORT = /^\s*export (?:abstract |async )?(?:const|let|class|function\*?|interface|type|enum) (\w+)/gm
const COMMENT = /(?<!\S)\/\*[^]*?\*\/|<!--[^]*?-->|(?<![:\w'"`/])\/\/[^\n]*/g
const PRIVATE = /\b(whoever|whomever|somebody|nobody|he|him|his|himself|lies|so many|harbour)\b/i
/** words of the game, and metaphors for its terms: seat, view, score sheet, connection */
const METAPHOR = /\b(captains?|eyes|quay|reckonings?|one’s)\b/i
const TITLE = /(?:^\s*(?:describe|it)\(\s*|^\s*it\.each\(.*\]\)\(\s*|^\s*\]\)\(\s*)'((?:[^'\\\n]|\\.)*)'/gm

/** The file that an import leads to, type-only and dynamic imports included. */
function target(files: Files, from: string, specifier: string): string | undefined {
  const path = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') path.pop()
    else if (part !== '.') path.push(part)
  }
  return ['', '.ts', '.svelte.ts'].map((end) => path.join('/') + end).find((file) => file in files)
}

/** The first cycle of imports, as a path of files; empty: there is none. */
function cycle(files: Files): string[] {
  const done = new Set<string>()
  const visit = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    for (const [, specifier] of files[file]!.matchAll(IMPORT)) {
      const next = target(files, file, specifier!)
      // a recursive component imports itself
      const found = next && next !== file ? visit(next, [...path, file]) : []
      if (found.length > 0) return found
    }
    done.add(file)
    return []
  }
  for (const file of Object.keys(files)) {
    const found = visit(file, [])
    if (found.length > 0) return found
  }
  return []
}

const moduleName = (path: string): string => path.split('/').at(-1)!.replace(/(\.svelte)?\.ts$|\.svelte$|\.worker\.ts$/, '')

const repeated = (names: readonly string[]): string[] => [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]

const exported = (files: Files): string[] =>
  Object.values(files).flatMap((text) => [...text.matchAll(EXPORT)].map(([, name]) => name!))

/** Module names that say what is being done instead of what is in there; a drawing is a thing. */
const gerunds = (files: Files): string[] =>
  Object.keys(files).map(moduleName).filter((name) => /[a-z]ing$/i.test(name) && !/drawing$/i.test(name))

/** Comments with words that plain English does without. */
const unplain = (files: Files): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(COMMENT)].flatMap(([comment]) => (PRIVATE.test(comment) ? [`${path}: ${comment}`] : [])),
  )

/** The titles of tests and of groups of tests. */
const titles = (files: Files): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    path.endsWith('.test.ts') ? [...text.matchAll(TITLE)].map(([, title]) => title!) : [],
  )

/** Titles with words that plain English does without, or that are no terms of the client. */
const unplainTitles = (files: Files): string[] =>
  titles(files).filter((title) => PRIVATE.test(title) || METAPHOR.test(title))

/** First lines of doc comments that are too long to be read at a glance. */
const longFirstLines = (files: Files): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/(?<!\S)\/\*\*[ \n*]*([^\n]*)/g)]
      .map(([, line]) => line!.replace(/\s*\*\/.*$/, ''))
      .filter((line) => line.length > 90)
      .map((line) => `${path}: ${line}`),
  )

describe('the source', () => {
  it('has no import cycles', () => {
    expect(cycle(code)).toEqual([])
  })

  it('exports each name once', () => {
    expect(repeated(exported(Object.fromEntries(Object.entries(code).filter(([path]) => !DOUBLES.includes(path)))))).toEqual([])
  })

  it('names each module once, and by a noun', () => {
    expect(repeated(Object.keys(code).filter((path) => !path.endsWith('.worker.ts')).map(moduleName))).toEqual([])
    expect(gerunds(code)).toEqual([])
  })

  it('has comments and test titles in plain words, with short first lines', () => {
    const files = Object.fromEntries(Object.entries(all).filter(([path]) => path !== './laws.test.ts'))
    expect(unplain(files)).toEqual([])
    expect(unplainTitles(files)).toEqual([])
    expect(longFirstLines(files)).toEqual([])
  })
})

describe('the checks of the source', () => {
  it('find a cycle, of types and of lazy imports, too', () => {
    const files = {
      './a/one.ts': "import type { Two } from './two.svelte'",
      './a/two.svelte.ts': "const three = () => import('../b/Three.svelte')",
      './b/Three.svelte': "<script>\n  import { one } from '../a/one'\n</script>",
    }
    expect(cycle(files)).toEqual(['./a/one.ts', './a/two.svelte.ts', './b/Three.svelte', './a/one.ts'])
  })

  it('find a name that is exported twice', () => {
    const files = { './a.ts': 'export const same = 1\n', './b.ts': 'export async function same() {}\n' }
    expect(repeated(exported(files))).toEqual(['same'])
  })

  it('find a module that is named after an activity, or like another one', () => {
    const files = { './a/hearing.ts': '', './a/drawing.ts': '', './b/drawing.svelte.ts': '' }
    expect(gerunds(files)).toEqual(['hearing'])
    expect(repeated(Object.keys(files).map(moduleName))).toEqual(['drawing'])
  })

  it('find riddles in comments and titles, and long first lines', () => {
    const comment = '/** Whoever sits down is told. */'
    expect(unplain({ './a.ts': comment })).toEqual([`./a.ts: ${comment}`])
    const [said, shown] = ['is told to nobody', 'shows the table through other eyes']
    const test = `describe('Seat', () => {\n  it('${said}', () => {})\n  it.each([1])('%i ${shown}', () => {})\n})`
    expect(titles({ './a.test.ts': test })).toEqual(['Seat', said, `%i ${shown}`])
    expect(unplainTitles({ './a.test.ts': test, './b.ts': test })).toEqual([said, `%i ${shown}`])
    const long = 'x'.repeat(91)
    expect(longFirstLines({ './a.ts': `/**\n * ${long}\n */`, './b.ts': `/** ${long} */` })).toHaveLength(2)
  })
})
