/** What has just been hit, missed, sunk, found or lost, for as long as it takes to read it. */
import type { Frame } from '../../api/messages'
import type { LocalizedText, Scene } from '../../api/scene'
import { type CardChange, gainedCards, type Impact, impacts, lostCards, showsShot, turnedPictures } from './sceneDiff'

/** how long it stays if nothing else is fired at, in ms */
const READING_MS = 1800
/** how long a single card stays with its picture, and what was lost */
const CARD_MS = 3200

/** A card found or lost, or a piece turned up; without a picture if several are lost at once. */
export interface CardNews extends Partial<CardChange> {
  /** what is on the piece */
  picture?: string
  lost: boolean
}

export class Highlights {
  /** shown on the chart */
  impacts = $state.raw<readonly Impact[]>([])
  /** lines of the log about them */
  lines = $state.raw<readonly LocalizedText[]>([])
  /** what came into the own hand, if that is a single card, or was taken from it */
  news = $state.raw<CardNews | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * Compare a frame with the scene before it, and show what it brings.
   *
   * A shot, an impact, a find or a loss replaces what is shown. A find is a card that comes into a hand and is told as
   * something weighty, or a piece that is turned up so; a loss is a card that goes, and that the viewer has not played.
   */
  follow(before: Scene | undefined, { scene, log = [] }: Frame): void {
    const found = before ? impacts(before, scene) : []
    const weighty = log.filter(({ importance }) => importance === 'weighty')
    const [gained, lost] = before && weighty.length > 0 ? [gainedCards(before, scene), lostCards(before, scene)] : [[], []]
    const turned = before && weighty.length > 0 ? turnedPictures(before, scene) : []
    const told = gained.length + lost.length + turned.length > 0 ? weighty : []
    if (found.length === 0 && told.length === 0 && !showsShot(scene)) return
    clearTimeout(this.timer)
    this.impacts = found
    this.lines = (found.length > 0 ? log.filter((line) => !line.is_heading) : told).map(({ text }) => text)
    this.news = found.length > 0 ? null : newsOf(gained, lost, turned)
    this.timer = setTimeout(() => this.clear(), this.news ? CARD_MS : READING_MS)
  }

  clear(): void {
    this.impacts = []
    this.lines = []
    this.news = null
  }
}

/** What is shown of the cards that have come or gone, or else of pieces turned up. */
function newsOf(gained: readonly CardChange[], lost: readonly CardChange[], turned: readonly string[]): CardNews | null {
  const all = [...gained, ...lost]
  if (all.length === 0 && turned.length === 1) return { picture: turned[0], lost: false }
  const isLoss = lost.length > 0
  if (all.length === 1) return { ...all[0], lost: isLoss }
  return isLoss ? { note: lost[0]!.note, lost: true } : null
}
