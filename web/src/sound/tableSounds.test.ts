import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '../api/messages'
import type { Scene } from '../api/scene'
import { settings } from '../settings/settings.svelte'
import { fakeFrame, fakeText } from '../table/testing/fakeTable'
import { playSound } from './soundPlayer'
import { TableSounds } from './tableSounds'

vi.mock('./soundPlayer', () => ({ playSound: vi.fn(), startWithFirstGesture: vi.fn() }))

const page = { hidden: false, documentElement: {} }
beforeEach(() => {
  vi.mocked(playSound).mockClear()
  vi.stubGlobal('document', page)
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => (name === '--sound-caravel' ? ' water' : '') }))
  page.hidden = false
  settings.choices.sounds = true
})
afterEach(() => {
  settings.choices.sounds = false
  vi.unstubAllGlobals()
})

const frame = (ply: number, x: number, parts: Partial<Scene> = {}): Frame =>
  fakeFrame(ply, { pieces: [{ id: 'a', art: 'caravel', at: [x, 1], label: fakeText('ship') }], ...parts })

/** The sounds of frames, each with the number of skips so far. */
function heard(...frames: (readonly [Frame, skips?: number])[]): string[] {
  const sounds = new TableSounds()
  for (const [shown, skips = 0] of frames) sounds.follow(shown, skips)
  return vi.mocked(playSound).mock.calls.map(([name]) => name)
}

describe('TableSounds', () => {
  it('plays what the stylesheet of the game names for a piece that moves', () => {
    expect(heard([frame(1, 1)], [frame(2, 2)], [frame(3, 2)])).toEqual(['water'])
  })

  it('is silent when a table is opened, when plies are taken back, and when another seat is shown', () => {
    expect(heard([frame(5, 1)], [frame(4, 2)], [frame(4, 3)])).toEqual([])
  })

  it('is silent while the playback is skipped, and goes on afterwards', () => {
    expect(heard([frame(1, 1)], [frame(7, 2), 1], [frame(8, 3), 1])).toEqual(['water'])
  })

  it('is silent on a hidden page', () => {
    page.hidden = true
    expect(heard([frame(1, 1)], [frame(2, 2)])).toEqual([])
  })

  it('is silent while sounds are off', () => {
    settings.choices.sounds = false
    expect(heard([frame(1, 1)], [frame(2, 2)])).toEqual([])
  })

  it('plays the end that comes with the last ply', () => {
    expect(heard([frame(8, 1)], [frame(8, 1, { over: [0] })])).toEqual(['ending'])
  })
})
