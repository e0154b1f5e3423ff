import { describe, expect, it, vi } from 'vitest'
import { TableClicks } from './tableClicks'

const READY = { canAct: true, caughtUp: true, isMyTurn: true, isAsked: true, pending: false, inHistory: false, winners: null, seat: 0, seatAwaited: -1 }

class Thing {
  constructor(
    private readonly places: readonly string[],
    readonly dispatchEvent = vi.fn(),
  ) {}
  closest = (selector: string) => (selector.split(', ').some((one) => this.places.includes(one)) ? this : null)
  getAttribute = () => (this.places.includes('[data-thing]') ? 'ship' : null)
}

function clicksAt(state: Partial<typeof READY>, time = { now: 0 }) {
  vi.stubGlobal('Element', Thing)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('MouseEvent', class {})
  const model = { ...READY, ...state, refusal: { text: { key: 'earlier' }, paragraph: '' } as { text: { key: string }; paragraph: string } | null, skip: vi.fn() }
  return { model, clicks: new TableClicks(model as never, (seat) => `Bot ${seat}`, () => time.now) }
}

const clickOn = (thing: Thing, detail = 1) =>
  ({ target: thing, detail, clientX: 3, clientY: 4, stopPropagation: vi.fn(), preventDefault: vi.fn() }) as never as MouseEvent

const ship = () => new Thing(['.stage', '[data-thing]'])
const rootOf = (thing: Thing) => ({ querySelector: () => thing, contains: () => true }) as never as HTMLElement

describe('clicks on the table', () => {
  it('reach what is clicked while there is something to choose, and clear an earlier reason', () => {
    const { model, clicks } = clicksAt({})
    const event = clickOn(ship())
    clicks.receive(event)
    expect(event.stopPropagation).not.toHaveBeenCalled()
    expect(model.refusal).toBeNull()
  })

  it.each([
    ['is on its way', { canAct: false, pending: true }],
    ['is being shown', { canAct: false, caughtUp: false }],
  ])('are kept while the move before %s', (_, state) => {
    const thing = ship()
    const { model, clicks } = clicksAt(state)
    const event = clickOn(thing)
    clicks.receive(event)
    expect(event.stopPropagation).toHaveBeenCalled()
    expect(model.skip).toHaveBeenCalled()
    clicks.release(rootOf(thing))
    clicks.release(rootOf(thing))
    expect(thing.dispatchEvent).toHaveBeenCalledTimes(1)
  })

  it('are not kept twice for a double click, nor for long', () => {
    const thing = ship()
    const time = { now: 0 }
    const { clicks } = clicksAt({ canAct: false, pending: true }, time)
    clicks.receive(clickOn(thing, 2))
    clicks.release(rootOf(thing))
    clicks.receive(clickOn(thing))
    time.now = 5000
    clicks.release(rootOf(thing))
    expect(thing.dispatchEvent).not.toHaveBeenCalled()
  })

  it('on nothing do not reach what has come to that point meanwhile', () => {
    const { clicks } = clicksAt({ canAct: false, pending: true })
    const [sea, come] = [new Thing(['.stage']), ship()]
    clicks.receive(clickOn(sea))
    vi.stubGlobal('document', { elementFromPoint: () => come })
    clicks.release(rootOf(come))
    expect(come.dispatchEvent).not.toHaveBeenCalled()
    clicks.receive(clickOn(sea))
    vi.stubGlobal('document', { elementFromPoint: () => sea })
    clicks.release(rootOf(sea))
    expect(sea.dispatchEvent).toHaveBeenCalledTimes(1)
  })

  it('on a thing that is gone reach nothing', () => {
    const { clicks } = clicksAt({ canAct: false, pending: true })
    const sea = new Thing(['.stage'])
    clicks.receive(clickOn(ship()))
    vi.stubGlobal('document', { elementFromPoint: () => sea })
    clicks.release({ querySelector: () => null, contains: () => true } as never as HTMLElement)
    expect(sea.dispatchEvent).not.toHaveBeenCalled()
  })

  it('say out of turn whose turn it is', () => {
    const { model, clicks } = clicksAt({ canAct: false, isMyTurn: false, isAsked: false, seatAwaited: 1 })
    clicks.receive(clickOn(ship()))
    expect(model.refusal?.text).toEqual({ key: 'web-not-your-turn', args: { name: 'Bot 1' } })
  })

  it('on buttons over the chart are left alone', () => {
    const { model, clicks } = clicksAt({ canAct: false, pending: true })
    clicks.receive(clickOn(new Thing(['.stage', 'button'])))
    expect(model.skip).not.toHaveBeenCalled()
  })
})
