import { expect, it } from 'vitest'
import { besideOf, kindOf } from './pieceKinds'

const box = (left: number, top: number): DOMRect => ({ left, top, width: 30, height: 30 }) as DOMRect

it('besideOf finds where the nearest piece of the kind was, and none that is far away', () => {
  expect(besideOf(box(100, 100), [box(300, 100), box(140, 100), box(100, 180)])).toEqual(box(140, 100))
  expect(besideOf(box(100, 100), [box(300, 100)])).toBeUndefined()
  expect(besideOf(box(100, 100))).toBeUndefined()
})

it('kindOf is shared by pieces of the same look and player, but not by cards', () => {
  expect(kindOf({ art: 'crew', owner: 1 })).toBe(kindOf({ art: 'crew', owner: 1 }))
  expect(kindOf({ art: 'crew', owner: 1 })).not.toBe(kindOf({ art: 'crew', owner: 2 }))
  expect(kindOf({ art: 'card', owner: 1 })).toBe('')
})
