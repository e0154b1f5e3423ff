import { expect, it } from 'vitest'
import type { Box, Scene, Zone } from '../../api/scene'
import { arrangeZones } from './zoneLayout'

const zone = (id: string, kind: Zone['kind'], on?: Box): Zone => ({
  id,
  kind,
  title: { key: id },
  ...(on && { on }),
})
const scene = {
  zones: [
    zone('winds', 'pile', [0.5, 0.5, 4, 2]),
    zone('rose', 'wheel', [7, 2, 3, 3]),
    zone('hand', 'hand'),
    zone('gold', 'track', [6, 1, 2, 2]),
    zone('round/1', 'sheet'),
  ],
} as unknown as Scene

const dial = { ...scene.zones![1]!, wheel: { labels: [], angle: 0, value: { key: 'wind' }, figures: ['2', '3'] } }

const names = (zones: Zone[]): string[] => zones.map(({ id }) => id)

it('arrangeZones places piles and wheels on the chart, hands below and the rest beside it', () => {
  const { onBoard, beside, hands } = arrangeZones(scene, undefined)
  expect(names(onBoard)).toEqual(['winds', 'rose'])
  expect(names(beside)).toEqual(['gold'])
  expect(names(hands)).toEqual(['hand'])
})

it('arrangeZones moves what is outside of the visible part beside the chart', () => {
  const { onBoard, beside } = arrangeZones(scene, [5, 0, 8, 7])
  expect(names(onBoard)).toEqual(['rose'])
  expect(names(beside)).toEqual(['winds', 'gold'])
})

it('arrangeZones places a wheel with figures beside a small chart, too', () => {
  const counted = { zones: [dial] } as unknown as Scene
  expect(names(arrangeZones(counted, undefined, true).beside)).toEqual(['rose'])
  expect(names(arrangeZones(counted, undefined).beside)).toEqual([])
  expect(names(arrangeZones(counted, undefined, true).onBoard)).toEqual(['rose'])
  expect(arrangeZones(counted, undefined, true).onBoard[0]!.wheel!.figures).toEqual([])
  expect(arrangeZones(counted, undefined).onBoard[0]!.wheel!.figures).toEqual(['2', '3'])
})
