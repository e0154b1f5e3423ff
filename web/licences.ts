/** The licence texts of all that the build takes from other packages: one file beside the client, made anew each time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** texts of usual licences, for packages that name theirs and bring no text along */
const TEXTS = join(import.meta.dirname, 'licences')
const FILE = /^(licen[cs]e|copying|notice)/i

/** The folder of the package that a file belongs to; nothing for a file of our own. */
export const packageOf = (file: string): string | undefined =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1]

/** Name, version and licence of a package, and the texts that it brings along. Throws where there is none. */
export function licenceOf(folder: string): string {
  const { name, version, license = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const own = readdirSync(folder).filter((file) => FILE.test(file)).sort()
  const files = own.length > 0 ? own.map((file) => join(folder, file)) : [join(TEXTS, `${license}.txt`)]
  if (!files.every((file) => existsSync(file))) throw new Error(`${name} brings no licence text, and web/licences has none for “${license}”.`)
  const texts = files.map((file) => readFileSync(file, 'utf8').trim())
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}

const LINE = `\n\n${'='.repeat(80)}\n\n`

/** Write `licences.txt` with the texts of every package of which a module or a file is in the bundle. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((file) => join(dirname(TEXTS), file)),
    )
    const folders = new Set(files.map(packageOf).filter((folder) => folder !== undefined))
    const head = 'Spielhafen uses the following packages and typefaces. Thank you.'
    this.emitFile({
      type: 'asset',
      fileName: 'licences.txt',
      source: [head, ...[...folders].sort().map(licenceOf)].join(LINE) + '\n',
    })
  },
})
