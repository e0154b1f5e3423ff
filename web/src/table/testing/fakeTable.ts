/** A toy table with a server that a test plays: for everything that is tried without a network. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import * as api from '../../api/endpoints'
import type { Offer, Scene } from '../../api/scene'
import type { Frame, LiveMessage, LogLine, TableView } from '../../api/messages'
import { TableModel } from '../model/tableModel.svelte'

const sockets: Socket[] = []

class Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  open = true
  constructor(readonly address: string) {
    sockets.push(this)
  }
  readonly said: string[] = []
  send(data: string): void {
    this.said.push(data)
  }
  close(): void {
    this.open = false
  }
}

export const text = (key: string) => ({ key })
export const offer = (move: string): Offer => ({ move, label: text(move), touches: [`card/${move}`] })

export function scene(parts: Partial<Scene> = {}): Scene {
  return {
    geometry: { box: [0, 0, 5, 5] },
    status: { round: text('round'), phase: text('phase'), prompt: text('prompt'), law: '§5' },
    seats: [{}, {}],
    ...parts,
  }
}

export function view(parts: Partial<TableView> = {}): TableView {
  return {
    id: 'amber-gull-7',
    game: 'toy',
    options: {},
    preset: 'printed',
    presets: ['printed'],
    variants: {},
    house_rules: {},
    seq: 1,
    hash: 'hash 1',
    ply: 3,
    seat: 0,
    yours: [0],
    lent: [],
    host: true,
    gathering: false,
    next: '',
    dice: { commitment: 'promise', salts: {}, wanted: [] },
    seats: [
      { name: 'Ada', kind: 'here', mine: true },
      { name: 'Bo', kind: 'bot', mine: false },
    ],
    actors: [0],
    over: null,
    secrets: true,
    thinking: false,
    scene: scene({ offers: [offer('N7'), offer('E2')] }),
    undo: null,
    undo_barrier: null,
    undo_ask: null,
    undo_waits: [],
    stand_in: 'helmsman',
    may_pause: false,
    may_draw: false,
    drawn: false,
    clock: null,
    asking: null,
    log: [],
    ...parts,
  }
}

export const frame = (ply: number, parts: Partial<Scene> = {}): Frame => ({ ply, scene: scene(parts), log: [] })
export const line = (ply: number): LogLine => ({ ply, seat: 1, head: false, text: text(`line ${ply}`) })

export const server = vi.mocked(api)
export const latest = (): Socket => sockets.at(-1)!

/** Let everything happen that waits for nothing else. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 8; i++) await Promise.resolve()
  flushSync()
}

/** The server tells something over the line. */
export function tell(message: LiveMessage): void {
  latest().onmessage?.({ data: JSON.stringify(message) })
  flushSync()
}

/** Open the table as these eyes see it. */
export async function sitAt(tables: Record<string, TableView>): Promise<TableModel> {
  server.fetchTable.mockImplementation(async (_, seat) => tables[String(seat)]!)
  const model = new TableModel('amber-gull-7')
  await model.open()
  latest().onopen?.()
  await settle()
  return model
}

export const alone = (parts: Partial<TableView> = {}) =>
  sitAt({ null: view({ ...parts, seat: null }), 0: view(parts) })

/** Every test begins with an own clock and without any line. */
export function atToyTable(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Socket)
    vi.clearAllMocks()
    sockets.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
