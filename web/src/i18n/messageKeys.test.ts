import { describe, expect, it } from 'vitest'

const client = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = import.meta.glob<string>('../../../src/spielhafen/i18n/*/{harbour,web}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [de, en] = ['de', 'en'].map((language) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, text]) => text)
    .join('\n'),
) as [string, string]

const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!)
const variables = (text: string): Map<string, string> => {
  const messages = text.split(/^(?=[a-z])/m).map((message) => [keys(message)[0], message] as const)
  const used = (message: string): string => [...new Set(message.match(/\$\w+/g))].sort().join(' ')
  return new Map(messages.flatMap(([key, message]) => (key ? [[key, used(message)]] : [])))
}
const source = Object.values(client).join('\n')
const said = new Set(source.match(/\bweb-[a-z]+(?:-[a-z]+)*(?![\w-])/g))
const begun = [...new Set(source.match(/\bweb-[a-z-]*-(?=\$\{)/g))]

describe('texts of the web client', () => {
  it('has the same messages with the same variables in both languages', () => {
    expect(keys(de)).toEqual(keys(en))
    expect(variables(de)).toEqual(variables(en))
  })

  it('has a message for every key in the source', () => {
    expect([...said].filter((key) => !keys(en).includes(key))).toEqual([])
    expect(begun.filter((start) => !keys(en).some((key) => key.startsWith(start)))).toEqual([])
  })

  it('has no unused message', () => {
    const unused = keys(en).filter((key) => !said.has(key) && !begun.some((start) => key.startsWith(start)))
    expect(unused).toEqual([])
  })
})
