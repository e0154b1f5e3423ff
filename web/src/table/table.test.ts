import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../wire/api'
import { Refused, Unreachable } from '../wire/http'
import type { Offer, Piece, Scene, Zone } from '../wire/scene'
import type { Frame, LiveMessage, TableView } from '../wire/table'
import { TableModel } from './table.svelte'

const { sockets } = vi.hoisted(() => ({ sockets: [] as FakeSocket[] }))

interface FakeSocket {
  address: string
  open: boolean
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

class Socket implements FakeSocket {
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

vi.mock('../wire/api', () => ({
  table: vi.fn(),
  past: vi.fn(),
  command: vi.fn(),
  seatCommand: vi.fn(),
  liveAddress: (id: string, seat: number | null, since: number) => `${id} as ${seat} since ${since}`,
}))

const text = (key: string) => ({ key })
const offer = (move: string): Offer => ({ move, label: text(move), touches: [`card/${move}`] })

function scene(parts: Partial<Scene> = {}): Scene {
  return {
    geometry: { box: [0, 0, 5, 5] },
    status: { round: text('round'), phase: text('phase'), prompt: text('prompt'), law: '§5' },
    seats: [{}, {}],
    ...parts,
  }
}

function view(parts: Partial<TableView> = {}): TableView {
  return {
    id: 'amber-gull-7',
    game: 'toy',
    options: {},
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
    may_pause: false,
    clock: null,
    asking: null,
    log: [],
    ...parts,
  }
}

const frame = (ply: number, parts: Partial<Scene> = {}): Frame => ({ ply, scene: scene(parts), log: [] })
const line = (ply: number) => ({ ply, seat: 1, head: false, text: text(`line ${ply}`) })

const server = vi.mocked(api)
const latest = (): FakeSocket => sockets.at(-1)!

async function settle(): Promise<void> {
  for (let i = 0; i < 8; i++) await Promise.resolve()
  flushSync()
}

function tell(message: LiveMessage): void {
  latest().onmessage?.({ data: JSON.stringify(message) })
  flushSync()
}

async function sitAt(tables: Record<string, TableView>): Promise<TableModel> {
  server.table.mockImplementation(async (_, seat) => tables[String(seat)]!)
  const model = new TableModel('amber-gull-7')
  await model.open()
  latest().onopen?.()
  await settle()
  return model
}

const alone = (parts: Partial<TableView> = {}) =>
  sitAt({ null: view({ ...parts, seat: null }), 0: view(parts) })

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

describe('sitting down', () => {
  it('shows the table through one’s own eyes', async () => {
    const model = await alone()
    expect(model.seat).toBe(0)
    expect(latest().address).toMatch(/^amber-gull-7 as 0 /)
    expect(model.mayAct).toBe(true)
  })

  it('says when there is no such table', async () => {
    server.table.mockRejectedValue(new Refused(404, { error: text('error-no-table') }))
    const model = new TableModel('nowhere')
    await model.open()
    expect(model.gone).toBe(true)
  })

  it('asks again until the server is there', async () => {
    server.table
      .mockRejectedValueOnce(new Unreachable('down'))
      .mockResolvedValue(view({ seat: null, yours: [] }))
    const model = new TableModel('amber-gull-7')
    const opened = model.open()
    await settle()
    expect(model.lost).toBe(true)
    await vi.advanceTimersByTimeAsync(600)
    await opened
    expect(model.lost).toBe(false)
    expect(model.view?.seq).toBe(1)
  })
})

describe('a line that breaks', () => {
  it('is said, and mended without a word', async () => {
    const model = await alone()
    latest().onclose?.()
    expect(model.lost).toBe(true)
    await vi.advanceTimersByTimeAsync(600)
    latest().onopen?.()
    expect(model.lost).toBe(false)
  })

  it('shows that the table was cleared', async () => {
    const model = await alone()
    server.table.mockRejectedValue(new Refused(404, { error: text('error-no-table') }))
    latest().onclose?.()
    await settle()
    expect(model.gone).toBe(true)
  })
})

describe('choosing', () => {
  it('sends a chosen move when it is committed, with the state it was made in', async () => {
    const model = await alone()
    server.command.mockResolvedValue(view({ seq: 2 }))
    model.press('card/N7')
    expect(model.chosen).toEqual(['card/N7'])
    expect(server.command).not.toHaveBeenCalled()
    model.commit()
    const [, what, body, key] = server.command.mock.calls[0]!
    expect([what, body]).toEqual(['moves', { seat: 0, seq: 1, moves: ['N7'] }])
    expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('plays with a second touch', async () => {
    const model = await alone()
    server.command.mockResolvedValue(view({ seq: 2 }))
    model.press('card/N7')
    model.press('card/N7')
    expect(server.command).toHaveBeenCalledOnce()
  })

  it('keeps the key of a command that is sent again', async () => {
    const model = await alone()
    server.command.mockRejectedValueOnce(new Unreachable('down')).mockResolvedValue(view({ seq: 2 }))
    model.play('N7')
    await vi.advanceTimersByTimeAsync(600)
    const keys = server.command.mock.calls.map(([, , , key]) => key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('tries the move of a card that is not offered, and says why it is refused', async () => {
    const cards = [{ id: 'card/bride#1', label: text('bride'), move: 'bride' }]
    const hand: Zone = { id: 'hand', kind: 'hand', title: text('hand'), cards }
    const model = await alone({ scene: scene({ offers: [offer('N7')], zones: [hand] }) })
    const refusal = { code: 'bride-leads', law: '§7', text: text('refused-bride-leads') }
    server.command.mockRejectedValue(new Refused(422, { refusal }))
    model.press('card/bride#1')
    await settle()
    expect(server.command.mock.calls[0]![2].moves).toEqual(['bride'])
    expect(model.refusal).toEqual({ text: refusal.text, law: '§7' })
  })

  it('says what to choose first for a place that needs more', async () => {
    const dice = [{ id: 'die/rose#1', label: text('rose'), art: 'rose' }]
    const tray: Zone = { id: 'dice', kind: 'tray', title: text('dice'), dice }
    const sail: Offer = { move: 'rose c4', label: text('sail'), touches: ['die/rose', 'c4'] }
    const model = await alone({ scene: scene({ offers: [sail], zones: [tray] }) })
    model.press('k9')
    expect(model.refusal?.text).toEqual({ key: 'web-choose-first', args: { things: text('rose') } })
  })

  it('tries the move that was meant, and owns that it is none', async () => {
    const sail: Offer = { move: 'rose c4', label: text('sail'), touches: ['die/rose', 'c4'] }
    const model = await alone({ scene: scene({ offers: [sail] }) })
    model.press('die/rose#1')
    server.command.mockRejectedValue(new Refused(422, { error: text('error-unreadable-move') }))
    model.press('k9')
    await settle()
    expect(server.command.mock.calls[0]![2].moves).toEqual(['rose k9'])
    expect(model.refusal?.text.key).toBe('web-not-offered')
  })

  it('catches up when the table went on without us', async () => {
    const model = await alone()
    server.command.mockRejectedValue(new Refused(409, { error: text('server-stale') }))
    server.table.mockResolvedValue(view({ seq: 4, ply: 6 }))
    model.play('N7')
    await settle()
    expect(model.view?.seq).toBe(4)
  })

  it('takes back the choice before the move', async () => {
    const model = await alone({ undo: { ply: 2, text: text('move') } })
    server.command.mockResolvedValue(view({ seq: 2, ply: 2 }))
    model.press('card/N7')
    model.back()
    expect(model.chosen).toEqual([])
    expect(server.command).not.toHaveBeenCalled()
    model.back()
    expect(server.command.mock.calls[0]![1]).toBe('undo')
  })
})

describe('what happens is shown one thing after another', () => {
  const frames = (seq: number, shown: Frame[], parts: Partial<TableView> = {}): LiveMessage => ({
    type: 'frames',
    since: seq - 1,
    seq,
    frames: shown,
    table: view({ seq, ply: shown.at(-1)!.ply, ...parts }),
  })

  it('is asked for when a message builds on what was never told', async () => {
    const model = await alone()
    server.table.mockResolvedValue(view({ seq: 2, ply: 4, log: [line(4)] }))
    tell(frames(2, [frame(4)], { log_from: 7 } as Partial<TableView>))
    await settle()
    expect(model.view?.seq).toBe(2)
    expect(model.log).toEqual([line(4)])
  })

  it('at the chosen pace', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, [frame(4), frame(5)]))
    expect(model.shown?.ply).toBe(4)
    expect(model.quiet).toBe(false)
    vi.advanceTimersByTime(700)
    expect(model.shown?.ply).toBe(5)
    expect(model.quiet).toBe(true)
  })

  it('and what comes next waits for it', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, [frame(4)]))
    tell(frames(3, [frame(5)]))
    expect(model.shown?.ply).toBe(4)
    vi.advanceTimersByTime(700)
    expect(model.shown?.ply).toBe(5)
  })

  it('longer when something is finished', async () => {
    const model = await alone({ actors: [1] })
    const past: Piece = { id: 'card/N7', art: 'card', at: [1, 1], label: text('N7'), flags: ['past'] }
    tell(frames(2, [frame(4, { pieces: [past] }), frame(5)]))
    vi.advanceTimersByTime(1400)
    expect(model.shown?.ply).toBe(4)
    vi.advanceTimersByTime(200)
    expect(model.shown?.ply).toBe(5)
  })

  it('or at once, when somebody clicks', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, [frame(4), frame(5), frame(6)]))
    model.press('anything')
    expect(model.shown?.ply).toBe(6)
    expect(model.mayAct).toBe(true)
  })

  it('with its lines in the log and read aloud', async () => {
    const model = await alone({ actors: [1] })
    tell(
      frames(
        2,
        [
          { ...frame(4), log: [line(4)] },
          { ...frame(5), log: [line(5)] },
        ],
        { log: [line(4), line(5)] },
      ),
    )
    expect(model.log.map(({ ply }) => ply)).toEqual([4])
    expect(model.news).toEqual([text('line 4')])
    vi.advanceTimersByTime(700)
    expect(model.log.map(({ ply }) => ply)).toEqual([4, 5])
  })

  it('once only, whatever arrives twice', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, [frame(4)]))
    vi.advanceTimersByTime(3000)
    tell(frames(2, [frame(3)]))
    expect(model.shown?.ply).toBe(4)
  })

  it('not at all, when something was missed: then the table stands as it is', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(5, [frame(8), frame(9)]))
    expect(model.shown?.ply).toBe(9)
    expect(model.view?.seq).toBe(5)
  })

  it('and believes the answer to a move where the live line is silent', async () => {
    const model = await alone()
    server.command.mockResolvedValue(view({ seq: 2, ply: 4, actors: [1] }))
    model.play('N7')
    await settle()
    expect(model.view?.seq).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(model.view?.seq).toBe(2)
  })

  it('until a reckoning has been read', async () => {
    const model = await alone({ actors: [1] })
    const reckoning: Zone = {
      id: 'round/1',
      kind: 'sheet',
      title: text('sheet'),
      past: true,
      sheet: { heads: [], rows: [] },
    }
    tell(frames(2, [frame(4, { zones: [reckoning] }), frame(5, { zones: [reckoning] })]))
    vi.advanceTimersByTime(9000)
    expect(model.sheet?.id).toBe('round/1')
    expect(model.shown?.ply).toBe(4)
    model.closeSheet()
    expect(model.shown?.ply).toBe(5)
  })
})

describe('two people at one screen', () => {
  const both = { yours: [0, 1] }
  const tables = {
    null: view({ ...both, seat: null }),
    0: view(both),
    1: view({ ...both, seat: 1, actors: [1], seq: 2 }),
  }

  it('see nothing of any seat while the curtain hangs', async () => {
    const model = await sitAt(tables)
    expect(model.passTo).toBe(0)
    expect(model.seat).toBeNull()
    expect(model.view?.seat).toBeNull()
    expect(server.table.mock.calls.every(([, seat]) => seat === null)).toBe(true)
    expect(latest().address).toMatch(/^amber-gull-7 as null /)
  })

  it('see their own hand when the curtain is lifted', async () => {
    const model = await sitAt(tables)
    await model.liftCurtain()
    expect(model.seat).toBe(0)
    expect(model.view?.seat).toBe(0)
    expect(latest().address).toMatch(/^amber-gull-7 as 0 /)
  })

  it('drop everything when the other one is asked, after the last card was seen', async () => {
    const model = await sitAt(tables)
    await model.liftCurtain()
    server.table.mockResolvedValue(view({ ...both, seat: null, actors: [1], seq: 2 }))
    const old = latest()
    tell({
      type: 'frames',
      since: 1,
      seq: 2,
      frames: [frame(4)],
      table: view({ ...both, seq: 2, ply: 4, actors: [1] }),
    })
    expect(model.passTo).toBeNull()
    await vi.advanceTimersByTimeAsync(800)
    expect(model.passTo).toBe(1)
    expect(model.seat).toBeNull()
    expect(model.view?.seat).toBeNull()
    expect(old.open).toBe(false)
  })
})

describe('friends from afar', () => {
  const waiting = { seat: null, yours: [], actors: [], gathering: true, ply: 0 }

  it('sit down and see the table with their own eyes', async () => {
    server.table.mockResolvedValue(view(waiting))
    const model = new TableModel('amber-gull-7')
    await model.open()
    const seated = view({ seat: 1, yours: [1], seq: 2 })
    server.seatCommand.mockResolvedValue(seated)
    server.table.mockResolvedValue(seated)
    expect(await model.company({ what: 'sit', body: { name: 'Bo' } })).toBe(true)
    expect(model.seat).toBe(1)
    expect(latest().address).toMatch(/^amber-gull-7 as 1 /)
  })

  it('hear why they cannot', async () => {
    server.table.mockResolvedValue(view(waiting))
    const model = new TableModel('amber-gull-7')
    await model.open()
    server.seatCommand.mockRejectedValue(new Refused(422, { error: text('seat-taken') }))
    expect(await model.company({ what: 'sit', body: { name: 'Bo' } })).toBe(false)
    expect(model.refusal?.text.key).toBe('seat-taken')
    expect(model.seat).toBeNull()
  })

  it('go on looking when their seat has moved to another device', async () => {
    const model = await alone()
    server.table.mockImplementation(async (_, seat) => {
      if (seat !== null) throw new Refused(403, { error: text('server-not-your-seat') })
      return view({ seat: null, yours: [], seq: 2 })
    })
    latest().onclose?.()
    await settle()
    expect(model.seat).toBeNull()
    expect(model.view?.yours).toEqual([])
    expect(latest().address).toMatch(/^amber-gull-7 as null /)
  })
})

describe('the dice', () => {
  it('get something from everybody who sits at this screen, before anything is drawn', async () => {
    const dice = (wanted: number[]) => ({ commitment: 'promise', salts: {}, wanted })
    const begin = { gathering: true, ply: 0, actors: [] }
    server.seatCommand.mockImplementation(async () => view({ seq: 2, dice: dice([]) }))
    const model = await alone({ ...begin, dice: dice([0, 1]) })
    await settle()
    expect(server.seatCommand).toHaveBeenCalledTimes(1)
    const [, { what, body }] = server.seatCommand.mock.calls[0]!
    expect([what, body]).toEqual(['salt', { seat: 0, salt: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    expect(model.view?.gathering).toBe(false)
  })
})

describe('in step', () => {
  it('comes back with what it knows, and is told only what it missed', async () => {
    const model = await alone()
    latest().onclose?.()
    await vi.advanceTimersByTimeAsync(600)
    expect(latest().address).toBe('amber-gull-7 as 0 since 1')
    tell({
      type: 'frames',
      since: 1,
      seq: 3,
      frames: [frame(4), frame(5)],
      table: view({ seq: 3, ply: 5, hash: 'hash 3' }),
    })
    expect(model.shown?.ply).toBe(4)
    await vi.advanceTimersByTimeAsync(5000)
    expect(model.view?.seq).toBe(3)
  })

  it.each([
    ['further on', { seq: 2, hash: 'hash 2' }, 1],
    ['another table', { seq: 1, hash: 'another' }, 1],
    ['the same', { seq: 1, hash: 'hash 1' }, 0],
    ['an old answer', { seq: 0, hash: 'hash 0' }, 0],
  ])('looks anew when the server is out of step with it: %s', async (_, where, looks) => {
    await alone()
    server.table.mockClear()
    tell({ type: 'pong', ...where })
    await settle()
    expect(server.table).toHaveBeenCalledTimes(looks)
  })

  it('shows frames that do not follow what it knows as the table they lead to', async () => {
    const model = await alone()
    tell({ type: 'frames', since: 4, seq: 5, frames: [frame(9)], table: view({ seq: 5, ply: 9 }) })
    expect(model.view?.seq).toBe(5)
    tell({ type: 'frames', since: 1, seq: 2, frames: [frame(4)], table: view({ seq: 2, ply: 4 }) })
    expect(model.view?.seq).toBe(5)
  })
})
