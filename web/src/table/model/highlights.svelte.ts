/** What has just been hit, missed, sunk, found or lost, for as long as it takes to read it. */
import type { Frame } from '../../api/messages'
import type { LocalizedText, Scene } from '../../api/scene'
import { type CardChange, gainedCards, type Impact, impacts, lostCards, showsShot } from './sceneDiff'

/** how long it stays if nothing else is fired at, in ms */
const READING_MS = 1800
/** how long a single card that was found or lost stays with its picture */
const CARD_MS = 3200

/** A single card that was found or lost. */
export interface CardNews extends CardChange {
  lost: boolean
}

export class Highlights {
  /** shown on the chart */
  impacts = $state.raw<readonly Impact[]>([])
  /** lines of the log about them */
  lines = $state.raw<readonly LocalizedText[]>([])
  /** what came into the own hand or was taken from it, if that is a single card */
  news = $state.raw<CardNews | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * Compare a frame with the scene before it, and show what it brings.
   *
   * A shot, an impact, a find or a loss replaces what is shown. A find is a card that comes into a hand and is told as
   * something weighty; a loss is one that goes, and that the viewer has not played.
   */
  follow(before: Scene | undefined, { scene, log = [] }: Frame): void {
    const found = before ? impacts(before, scene) : []
    const weighty = log.filter(({ importance }) => importance === 'weighty')
    const [gained, lost] = before && weighty.length > 0 ? [gainedCards(before, scene), lostCards(before, scene)] : [[], []]
    const told = gained.length + lost.length > 0 ? weighty : []
    if (found.length === 0 && told.length === 0 && !showsShot(scene)) return
    clearTimeout(this.timer)
    this.impacts = found
    this.lines = (found.length > 0 ? log.filter((line) => !line.is_heading) : told).map(({ text }) => text)
    const [change, ...more] = found.length > 0 ? [] : [...gained, ...lost]
    this.news = change && more.length === 0 ? { ...change, lost: lost.length > 0 } : null
    this.timer = setTimeout(() => this.clear(), this.news ? CARD_MS : READING_MS)
  }

  clear(): void {
    this.impacts = []
    this.lines = []
    this.news = null
  }
}
