import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { listedFiles } from './fileList'
import { licences } from './licences'

// While developing, `npm run dev` asks this server: start it with `spielhafen serve`.
const SERVER = process.env.SPIELHAFEN_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), licences(), listedFiles()],
  base: './',
  build: {
    target: 'es2022',
    // Pictures and fonts stay files of their own: the content security policy knows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['src/**/*.test.ts', 'licences.test.ts', 'fileList.test.ts'], testTimeout: 30_000 },
})
