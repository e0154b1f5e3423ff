import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isSolved, markSolved, solvedPuzzles } from './solvedPuzzles'

describe('solved puzzles', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
  })

  it('are remembered by game and name', () => {
    expect(solvedPuzzles().size).toBe(0)
    markSolved('columbus', 'a1')
    markSolved('columbus', 'a1')
    expect(isSolved(solvedPuzzles(), 'columbus', 'a1')).toBe(true)
    expect(isSolved(solvedPuzzles(), 'seeschlacht', 'a1')).toBe(false)
  })

  it('are none if what was kept is no list', () => {
    localStorage.setItem('spielhafen.puzzles', '{"broken"')
    expect(solvedPuzzles().size).toBe(0)
  })
})
