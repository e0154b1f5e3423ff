import { describe, expect, it } from 'vitest'
import { licenceOf, packageOf } from './licences'

const folder = (name: string): string => `${import.meta.dirname}/node_modules/${name}`

describe('licences', () => {
  it('are those of the package that a file lies in, the innermost one', () => {
    expect(packageOf('/web/node_modules/svelte/src/index.js')).toBe('/web/node_modules/svelte')
    expect(packageOf('/web/node_modules/@fontsource/im-fell-english/files/a.woff2')).toBe('/web/node_modules/@fontsource/im-fell-english')
    expect(packageOf('/web/node_modules/a/node_modules/b/c.js')).toBe('/web/node_modules/a/node_modules/b')
    expect(packageOf('/web/src/main.ts')).toBeUndefined()
  })

  it('are told with name, version and text', () => {
    expect(licenceOf(folder('svelte'))).toMatch(/^svelte \d.* \(MIT\)\n[^]*Permission is hereby granted/)
    expect(licenceOf(folder('@fontsource/im-fell-english'))).toMatch(/SIL OPEN FONT LICENSE/i)
  })

  it('have the usual text where a package brings none along', () => {
    expect(licenceOf(folder('@fluent/bundle'))).toMatch(/^@fluent\/bundle .* \(Apache-2\.0\)\n[^]*Apache License/)
  })
})
