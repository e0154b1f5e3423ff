/** The files of a build, listed for the service worker of a server: those with a changing name, and those beside the page. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PUBLIC = join(import.meta.dirname, 'public')
/** parts of the service worker, and what nobody reads offline */
const LEFT_OUT = /\.js$|^licences/

/** The text of `files.js`. */
export function fileList(built: readonly string[], beside: readonly string[]): string {
  const files = ['', ...built.filter((file) => file.startsWith('assets/')).sort(), ...beside.filter((file) => !LEFT_OUT.test(file)).sort()]
  return `/* The files of this build; '' is the page. */\nself.FILES = ${JSON.stringify(files)}\n`
}

/** Write `files.js`. */
export const listedFiles = (): Plugin => ({
  name: 'file-list',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const beside = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
      const paths = beside.map(({ parentPath, name }) => join(parentPath, name).slice(PUBLIC.length + 1).replaceAll('\\', '/'))
      this.emitFile({ type: 'asset', fileName: 'files.js', source: fileList(Object.keys(bundle), paths) })
    },
  },
})
