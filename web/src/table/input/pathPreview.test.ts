import { expect, it } from 'vitest'
import type { Mark, XY } from '../../api/scene'
import { fakeScene, fakeText } from '../testing/fakeTable'
import { dangerAtEnd, findPath, findWholePaths } from './pathPreview'

const at = (x: number): XY => [x, 1]
const space = (x: number) => ({ id: `c${x}`, name: `c${x}`, at: at(x) })
const range = (x: number): Mark => ({ kind: 'range', at: [at(x)], move: `go c${x}`, after: at(x - 1) })
const danger: Mark = { kind: 'danger', at: [at(4)], why: fakeText('guns') }
const bay = fakeScene({
  geometry: { box: [0, 0, 9, 9], spaces: [2, 3, 4, 7].map(space) },
  marks: [range(2), range(3), range(4), danger],
})

it('findPath follows marks to a distant place', () => {
  expect(findPath(bay, 'c4')).toEqual({
    id: 'c4',
    at: at(4),
    cost: '3',
    moves: ['go c2', 'go c3', 'go c4'],
    places: [at(1), at(2), at(3), at(4)],
  })
})

it('findPath tells the cost that the end of the path is marked with', () => {
  const dear = { ...range(4), text: '5' }
  expect(findPath({ ...bay, marks: [range(2), range(3), dear] }, 'c4')!.cost).toBe('5')
})

it('findPath returns null for an adjacent or unreachable place, and where a step is missing', () => {
  expect(findPath(bay, 'c2')).toBeNull()
  expect(findPath(bay, 'c7')).toBeNull()
  const told = [range(2), { ...range(3), move: undefined, after: undefined }, range(4)]
  expect(findPath({ ...bay, marks: told }, 'c4')).toBeNull()
})

it('findPath gives the moves that a place stands for by itself, which one touch plays', () => {
  const prize: Mark = { kind: 'range', at: [at(7)], text: '2', moves: ['at c2'] }
  expect(findPath({ ...bay, marks: [prize] }, 'c7')).toEqual({ id: 'c7', at: at(7), cost: '2', quick: true, moves: ['at c2'], places: [at(7)] })
  expect(findPath({ ...bay, marks: [{ ...prize, moves: [] }] }, 'c7')).toBeNull()
})

it('dangerAtEnd returns the danger at the end of a path', () => {
  expect(dangerAtEnd(bay, findPath(bay, 'c4')!)?.why).toEqual(fakeText('guns'))
  expect(dangerAtEnd(bay, findPath(bay, 'c3')!)).toBeUndefined()
})

it('findWholePaths reads ways from their marks, and one to a danger wants a second touch', () => {
  const whole = (x: number): Mark => ({ kind: 'range', at: [at(x)], text: '2', moves: ['rose c2', `sail c${x}`], way: [at(1), at(2), at(x)] })
  expect(findWholePaths({ ...bay, marks: [range(2), whole(3), whole(4), whole(8), danger] })).toEqual([
    { id: 'c3', at: at(3), cost: '2', moves: ['rose c2', 'sail c3'], places: [at(1), at(2), at(3)], quick: true },
    { id: 'c4', at: at(4), cost: '2', moves: ['rose c2', 'sail c4'], places: [at(1), at(2), at(4)], quick: false },
  ])
  expect(findPath({ ...bay, marks: [whole(3)] }, 'c3')).toBeNull()
})

it('a way that is too far for this turn is shown before it is gone', () => {
  const far: Mark = { kind: 'range', nature: 'far', at: [at(7)], text: '6', moves: ['go c2'], way: [at(1), at(2), at(7)] }
  expect(findWholePaths({ ...bay, marks: [range(2), far] })).toEqual([{ id: 'c7', at: at(7), cost: '6', moves: ['go c2'], places: [at(1), at(2), at(7)] }])
})
