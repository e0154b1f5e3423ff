import { describe, expect, it, vi } from 'vitest'
import { alone, atToyTable, offer, scene, text } from '../table/testing/fakeTable'
import type { Mark, Piece, Space } from '../api/scene'
import { Sheet } from './chartModel.svelte'
import * as torus from './viewport/torus'

vi.mock('../api/endpoints', () => import('../table/testing/fakeEndpoints'))
vi.mock('./viewport/torus', { spy: true })
atToyTable()

const why = text('warning-calm')
const calm: Mark = { kind: 'danger', nature: 'calm', at: [[3, 2]], why }
const near: Mark = { kind: 'range', at: [[1, 1]] }
const spaces = [1, 3].map((x): Space => ({ id: `c${x}`, name: `c${x}`, at: [x, 2] }))
const card = (id: string, x: number): Piece => ({ id, art: 'card', at: [x, 1], label: text(id) })

async function rolledSheet(marks: Mark[], pieces: Piece[] = []): Promise<Sheet> {
  const offers = spaces.map(({ id }) => ({ ...offer(id), touches: [id], warning: id === 'c3' ? why : undefined }))
  const geometry = { box: [0, 0, 9, 9] as [number, number, number, number], torus: true, spaces }
  const model = await alone({ scene: scene({ geometry, marks, offers, pieces }) })
  model.glass.roll = [1.2, 0]
  return new Sheet(model)
}

describe('a chart that is rolled', () => {
  const natures = (sheet: Sheet) => sheet.goals.map((space) => sheet.beware(space)?.nature)

  it('says where to beware of what', async () => {
    expect(natures(await rolledSheet([calm, near]))).toEqual([undefined, 'calm'])
  })

  it('rolls no marks to look for a danger where there is none', async () => {
    expect(natures(await rolledSheet([near]))).toEqual([undefined, ''])
    expect(torus.rolledMarks).not.toHaveBeenCalled()
  })

  it('shows the same side of a card that lies below another, wherever the sheet is cut', async () => {
    const sheet = await rolledSheet([], [card('low', 1), card('high', 1.5)])
    expect([sheet.side('low'), sheet.side('high')]).toEqual([-1, 0])
  })
})
