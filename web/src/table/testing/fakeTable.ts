/** A toy table with a mock server, for tests without a network. */
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
  readonly sent: string[] = []
  send(data: string): void {
    this.sent.push(data)
  }
  close(): void {
    this.open = false
  }
}

export const fakeText = (key: string) => ({ key })
export const fakeOffer = (move: string): Offer => ({ move, label: fakeText(move), touches: [`card/${move}`] })

export function fakeScene(parts: Partial<Scene> = {}): Scene {
  return {
    geometry: { box: [0, 0, 5, 5] },
    status: { round: fakeText('round'), phase: fakeText('phase'), prompt: fakeText('prompt'), paragraph: '§5' },
    seats: [{}, {}],
    ...parts,
  }
}

export function fakeView(parts: Partial<TableView> = {}): TableView {
  return {
    id: 'amber-gull-7',
    game: 'toy',
    options: {},
    preset: 'printed',
    presets: ['printed'],
    modes: {},
    house_rules: {},
    variant: '',
    seq: 1,
    hash: 'hash 1',
    ply: 3,
    seat: 0,
    own_seats: [0],
    looks_over: [],
    stand_in_seats: [],
    host: true,
    waiting_for_players: false,
    rematch: '',
    chance: { commitment: 'promise', salts: {}, missing_salts: [], repeated: false },
    seats: [
      { name: 'Ada', kind: 'human', mine: true },
      { name: 'Bo', kind: 'bot', mine: false },
    ],
    actors: [0],
    winners: null,
    secrets: true,
    thinking: false,
    scene: fakeScene({ offers: [fakeOffer('N7'), fakeOffer('E2')] }),
    undo: null,
    undo_barrier: null,
    undo_proposal_ply: null,
    undo_awaiting: [],
    stand_in_level: 'helmsman',
    can_propose_pause: false,
    can_propose_draw: false,
    orders: null,
    spectators: { moves: 0, seconds: 0, at_end: false, delayed: false, silent: false, shoulders: {} },
    guide: null,
    sandbox: null,
    puzzle: null,
    drawn: false,
    end: null,
    clock: null,
    proposal: null,
    log: [],
    ...parts,
  }
}

export const fakeFrame = (ply: number, parts: Partial<Scene> = {}): Frame => ({ ply, scene: fakeScene(parts), log: [] })
export const fakeLine = (ply: number, seat = 1): LogLine => ({ ply, seat, actor: seat, is_heading: false, text: fakeText(`line ${ply}`), paragraph: '' })

export const fakeServer = vi.mocked(api)
export const latestSocket = (): Socket => sockets.at(-1)!

/** Flush pending microtasks and effects. */
export async function flushAll(): Promise<void> {
  for (let i = 0; i < 8; i++) await Promise.resolve()
  flushSync()
}

/** Deliver a live message. */
export function serverSends(message: LiveMessage): void {
  latestSocket().onmessage?.({ data: JSON.stringify(message) })
  flushSync()
}

/** Open the table from this perspective. */
export async function openTable(tables: Record<string, TableView>): Promise<TableModel> {
  fakeServer.fetchTable.mockImplementation(async (_, seat) => tables[String(seat)]!)
  const model = new TableModel('amber-gull-7')
  await model.open()
  latestSocket().onopen?.()
  await flushAll()
  return model
}

export const openTableAlone = (parts: Partial<TableView> = {}) =>
  openTable({ null: fakeView({ ...parts, seat: null }), 0: fakeView(parts) })

/** Install fake timers and sockets for every test. */
export function useFakeTable(): void {
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
