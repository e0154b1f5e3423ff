import { expect, it } from 'vitest'
import type { Scene } from '../api/scene'
import { nearestSpace } from './placement'

const geometry = (torus: boolean): Scene['geometry'] =>
  ({ box: [0, 0, 10, 10], torus, spaces: [{ id: 'a', name: 'a', at: [0.5, 0.5] }, { id: 'b', name: 'b', at: [8, 5] }] }) as unknown as Scene['geometry']

it('finds the space nearest to a point, on a torus across its edge', () => {
  expect(nearestSpace(geometry(false), [1, 1])).toBe('a')
  expect(nearestSpace(geometry(false), [9.9, 0.4])).toBe('b')
  expect(nearestSpace(geometry(true), [9.9, 0.4])).toBe('a')
})
