import { expect, it } from 'vitest'
import type { LogLine } from '../../api/messages'
import type { TextArg } from '../../api/scene'
import { asSentence, inBrief, recapLines } from './recapLines'

type Parts = Partial<LogLine> & { args?: Record<string, TextArg> }
const line = (ply: number, key: string, { args, ...parts }: Parts = {}): LogLine => ({
  ply,
  seat: null,
  actor: null,
  is_heading: false,
  text: { key, args },
  paragraph: '',
  ...parts,
})
const move = (ply: number, seat: number, key: string, parts: Parts = {}): LogLine => line(ply, key, { seat, actor: seat, ...parts })
const turn = (ply: number, seat: number, actor: number | null = null): LogLine => line(ply, 'turn', { seat, actor, is_heading: true })
const told = (log: LogLine[], me = 0) => recapLines(log, me).turns.map(({ seat, sentences }) => [seat, ...sentences.map(({ key }) => key)])

it('recapLines tells in the order of time what each of the others did, and what they did to the player', () => {
  const log = [
    move(1, 0, 'play'),
    move(2, 1, 'fires'),
    line(3, 'shot', { args: { target: { key: 'ship', args: { owner: { seat: 0 } } } } }),
    move(4, 2, 'plays'),
    line(4, 'takes', { seat: 0, actor: 2, importance: 'weighty' }),
  ]
  expect(told(log)).toEqual([
    [1, 'fires', 'shot'],
    [2, 'plays', 'takes'],
  ])
})

it('recapLines begins with what chance made of the own move, which is shown at once if it is weighty', () => {
  const log = [move(1, 0, 'search'), line(2, 'missed', { importance: 'weighty' })]
  expect([told(log), recapLines(log, 0).matters]).toEqual([[[0, 'missed']], true])
  const dice = [move(1, 0, 'roll'), line(2, 'dice')]
  expect(recapLines(dice, 0).matters).toBe(false)
})

it('recapLines knows what came of a part of the own turn from what happened since that turn', () => {
  const log = [turn(0, 0), move(1, 0, 'raise'), move(2, 1, 'allow'), line(3, 'storm', { importance: 'weighty' })]
  expect(recapLines(log, 0).isJustNow).toBe(true)
  expect(recapLines([...log, move(4, 0, 'end'), turn(4, 1), move(5, 1, 'sails')], 0).isJustNow).toBe(false)
  expect(recapLines([move(1, 0, 'play'), move(2, 1, 'plays')], 0).isJustNow).toBe(false)
})

it('recapLines leaves out what the player did', () => {
  const log = [turn(0, 0), move(1, 0, 'done'), line(1, 'takes', { seat: 0, actor: 0, importance: 'weighty' }), line(2, 'dice'), turn(2, 1), move(3, 1, 'sails'), line(4, 'drifts', { seat: 0 })]
  expect(told(log)).toEqual([[1, 'sails', 'drifts']])
})

it('recapLines sums up the steps of each turn by itself', () => {
  const step = (ply: number, square: string): LogLine => move(ply, 1, 'go', { importance: 'step', args: { square } })
  const log = [turn(0, 0), move(1, 0, 'done'), turn(1, 1, 0), step(2, 'A1'), step(3, 'A2'), turn(3, 1, 1), step(4, 'A3'), step(5, 'A4'), step(6, 'A5')]
  expect(recapLines(log, 0).turns.map(({ sentences: [steps] }) => steps)).toEqual([
    { key: 'recap-steps', args: { square: 'A2', count: 2 } },
    { key: 'recap-steps', args: { square: 'A5', count: 3 } },
  ])
})

it('recapLines sums up steps and leaves out what is minor', () => {
  const log = [
    move(1, 0, 'play'),
    move(2, 1, 'at', { importance: 'minor' }),
    move(3, 1, 'go', { importance: 'step', args: { square: 'A1' } }),
    move(4, 1, 'go', { importance: 'step', args: { square: 'A2' } }),
    move(5, 1, 'done', { importance: 'minor' }),
    move(6, 2, 'pass', { importance: 'minor' }),
  ]
  expect(recapLines(log, 0).turns).toEqual([{ seat: 1, sentences: [{ key: 'recap-steps', args: { square: 'A2', count: 2 } }], main: 0, rank: 0 }])
})

it('recapLines prefers what is weighty, in the order of events', () => {
  const keys = ['a', 'b', 'c', 'd', 'e']
  const log = [move(1, 0, 'play'), ...keys.map((key, i) => move(i + 2, 1, key, { importance: key === 'd' ? 'weighty' : undefined }))]
  expect(told(log)).toEqual([[1, 'a', 'b', 'd']])
  expect(recapLines(log, 0).turns[0]!.main).toBe(2)
})

it('recapLines tells in brief the last two weighty things, so that losses are not hidden by what they brought', () => {
  const [fought, lost, took] = ['battle', 'lost', 'taken'].map((key, i) => move(i + 2, 1, key, { importance: i > 0 ? 'weighty' : undefined }))
  const brief = (...lines: LogLine[]) => recapLines([move(1, 0, 'play'), ...lines], 0).turns[0]!.brief
  expect(brief(fought!, lost!, took!)).toEqual([1, 2])
  expect(brief(fought!, took!)).toBeUndefined()
})

it('recapLines gives what chance does to the player who caused it, though another was asked in between', () => {
  const log = [turn(0, 0), move(1, 0, 'play'), turn(1, 2, 0), move(2, 2, 'raises'), move(3, 0, 'declines'), line(4, 'arrow'), turn(4, 1), move(5, 1, 'sails')]
  expect(told(log)).toEqual([
    [2, 'raises', 'arrow'],
    [1, 'sails'],
  ])
})

it('recapLines goes back to the own turn, not to an answer in a turn of others', () => {
  const log = [turn(0, 0), move(1, 0, 'play'), turn(1, 1, 0), move(2, 1, 'fires'), line(3, 'lost', { seat: 0 }), move(4, 0, 'answers'), line(5, 'lost', { seat: 0 })]
  expect([told(log), recapLines(log, 0).since]).toEqual([
    [[1, 'fires', 'lost', 'lost']],
    1,
  ])
})

it('recapLines begins with the own turn, even if nothing was told of it', () => {
  const log = [turn(0, 0), move(1, 0, 'play'), turn(1, 1, 0), move(2, 1, 'sails'), turn(2, 0, 1), turn(3, 1, 0), move(4, 1, 'fires'), turn(4, 0, 1)]
  expect(told(log)).toEqual([[1, 'fires']])
})

it('recapLines begins with the own turn, even if nothing was told of it', () => {
  const log = [turn(0, 0), move(1, 0, 'play'), turn(1, 1, 0), move(2, 1, 'sails'), turn(2, 0, 1), turn(3, 1, 0), move(4, 1, 'fires'), turn(4, 0, 1)]
  expect(told(log)).toEqual([[1, 'fires']])
})

it('recapLines has nothing to tell before the first own move', () => {
  expect(recapLines([move(1, 1, 'play')], 0)).toMatchObject({ turns: [], matters: false })
})

it('recapLines tells which round a turn belongs to, if it began since the own move', () => {
  const round = (ply: number): LogLine => line(ply, 'round', { is_heading: true, args: { round: ply } })
  const log = [round(0), turn(0, 0), move(1, 0, 'play'), turn(1, 1, 0), move(2, 1, 'sails'), round(3), turn(3, 1), move(4, 1, 'fires')]
  expect(recapLines(log, 0).turns.map(({ part }) => part?.args)).toEqual([undefined, { round: 3 }])
})

it('inBrief keeps the most important turns, of equal ones the last, in the order of time', () => {
  const ranked = (...ranks: number[]) => ranks.map((rank, i) => ({ rank, i }))
  expect(inBrief(ranked(1, 3, 1, 1, 1)).map(({ i }) => i)).toEqual([1, 3, 4])
  expect(inBrief(ranked(1, 3, 1), 1).map(({ i }) => i)).toEqual([1])
  expect(inBrief(ranked(1, 0)).map(({ i }) => i)).toEqual([0, 1])
})

it('asSentence adds a full stop where there is none', () => {
  expect(['Bo leads', 'Bo leads.', 'Home!', '“No.”'].map(asSentence)).toEqual(['Bo leads.', 'Bo leads.', 'Home!', '“No.”'])
})

it('recapLines tells of the turns of others while a bot played for the player', () => {
  const log = [turn(0, 0), move(1, 0, 'leaves'), turn(1, 1), move(2, 1, 'sails'), turn(2, 0), move(3, 0, 'spins'), turn(3, 1), move(4, 1, 'docks'), turn(4, 0), move(5, 0, 'spins')]
  const lines = (left?: [number, number]) => recapLines(log, 0, left).turns.map(({ sentences }) => sentences.map(({ key }) => key))
  expect(lines()).toEqual([])
  expect(lines([1, 5])).toEqual([['sails'], ['docks']])
  expect(lines([1, 3])).toEqual([])
})
