/**
 * Scene types, as defined by `spielhafen.core.scene`.
 * Lengths are in fields (x to the right, y down), angles in degrees clockwise from north. Empty values are
 * omitted.
 */

export type XY = [number, number]
/** x, y, width, height */
export type Box = [number, number, number, number]

export interface SeatRef {
  seat: number
}
export type TextArg = string | number | LocalizedText | SeatRef

/** A Fluent message key with its arguments. */
export interface LocalizedText {
  key: string
  args?: Record<string, TextArg>
}

export interface Face {
  tint?: string
  index?: string
  art?: string
  turn?: number
  title?: LocalizedText
  text?: LocalizedText
  corner?: Record<string, string>
  now?: string
  /** edges of a tile, clockwise from north: `~` water, `#` land */
  edges?: string
  small?: boolean
}

export interface Space {
  id: string
  name: string
  at: XY
  kind?: string
  art?: string
  /** size of the art; default: a whole field */
  size?: number
  /** rotation of the art, or direction of a current */
  turn?: number
  /** edges of the tile placed there, as in `Face` */
  edges?: string
  /** the player it belongs to */
  owner?: number
  /** places of one tint belong together */
  tint?: string
}

export interface Terrain {
  kind: string
  polygons: XY[][]
  scatter?: string[]
}

export interface Decor {
  at: XY
  art?: string
  text?: LocalizedText
  size?: number
  kind?: '' | 'name' | 'sea' | 'land'
  turn?: number
  /** slow rotation: 1 clockwise, -1 counter-clockwise */
  spin?: number
}

export interface Area {
  id: string
  box: Box
  name: LocalizedText
}

export interface Geometry {
  box: Box
  focus?: Box
  /** opposite edges join, so the chart can be scrolled across them */
  torus?: boolean
  rim?: boolean
  grid?: boolean
  spaces?: Space[]
  lines?: [XY, XY][]
  /** dashed lines */
  routes?: [XY, XY][]
  areas?: Area[]
  terrain?: Terrain[]
  decor?: Decor[]
  rhumbs?: XY[]
}

export interface Piece {
  id: string
  art: string
  at: XY
  label: LocalizedText
  owner?: number
  face?: Face
  heading?: number
  size?: number
  flags?: string[]
  count?: number
  /** number of damage flags */
  hits?: number
}

export interface Card {
  id: string
  label: LocalizedText
  face?: Face
  note?: LocalizedText
  caption?: LocalizedText
  flags?: string[]
  count?: number
  /** move it stands for, offered or not; touching it in vain shows the refusal */
  move?: string
  /** why it is not available now */
  barred?: LocalizedText
}

/**
 * A die. It keeps its place in the tray;
 * different art in the same place means that it was rolled.
 */
export interface Die {
  /** face and place, `die/rose#2`; `die/rose` means any die showing a rose */
  id: string
  /** the face; missing: not rolled yet */
  art?: string
  label: LocalizedText
  /** like `Card.move` */
  move?: string
  /** used: put aside; void: useless now */
  flags?: string[]
}

export interface Wheel {
  /** clockwise from the top; none on a compass with rings */
  labels?: LocalizedText[]
  angle: number
  value: LocalizedText
  /** beside the labels: distance in each direction */
  figures?: string[]
  tint?: string
  /** number of spins; it animates again even if the result is the same */
  spins?: number
  /** tints of its sectors from inside out, clockwise by sector */
  rings?: string[][]
  /** seats in turn order */
  order?: number[]
}

export interface Row {
  label: LocalizedText
  have: number
  of: number
  art?: string
  owner?: number
  /** the piece described; clicking the row shows it */
  id?: string
  /** short note on its state */
  note?: LocalizedText
  /** art behind the label */
  signs?: string[]
  /** due: still has to act; gone: out of the game */
  flags?: string[]
}

export interface SheetRow {
  owner: number
  cells: string[]
  total: string
  best?: boolean
  notes?: LocalizedText[]
}

export interface Sheet {
  heads: LocalizedText[]
  rows: SheetRow[]
}

/** A term of a sum, with its reason. */
export interface Term {
  label: LocalizedText
  value: string
}

export interface Side {
  label: LocalizedText
  owner?: number
  art?: string
  /** direction of art seen from above, so that it faces the opponent */
  heading?: number
  /** number of fighters */
  count?: number
  /** die rolled; missing before the roll */
  die?: Die
  /** bonuses, one each */
  terms?: Term[]
  /** die plus bonuses; before the roll, bonuses only */
  total: string
  best?: boolean
}

/** A duel of two sides, the attacker first. */
export interface Duel {
  sides: Side[]
  verdict?: LocalizedText
  /** where on the board they fight */
  at?: XY
}

export interface Zone {
  id: string
  kind: 'hand' | 'pile' | 'shop' | 'tray' | 'wheel' | 'track' | 'sheet' | 'duel'
  title: LocalizedText
  note?: LocalizedText
  on?: Box
  owner?: number
  cards?: Card[]
  dice?: Die[]
  wheel?: Wheel
  rows?: Row[]
  sheet?: Sheet
  duel?: Duel
  past?: boolean
}

export interface Fact {
  art: string
  value: string
  label: LocalizedText
}

export interface SeatScene {
  facts?: Fact[]
  open?: Card[]
  note?: LocalizedText
  tint?: string
}

export interface Mark {
  kind: 'area' | 'range' | 'route' | 'danger' | 'fire' | 'shot' | 'last' | 'edge'
  at: XY[]
  /**
   * kind of danger or range (calm, whirlwind, land, foe …);
   * “allowed with a risk” has another form
   */
  nature?: string
  text?: string
  /** piece it belongs to: shown while that is highlighted or chosen */
  of?: string
  why?: LocalizedText
  /** for a reachable place: the last move on the way there */
  move?: string
  /** and the place before it, which has its own mark unless a piece is there */
  after?: XY
}

export interface Meter {
  label: LocalizedText
  have: number
  of: number
}

export interface Status {
  round: LocalizedText
  phase: LocalizedText
  prompt: LocalizedText
  hint?: LocalizedText
  meter?: Meter
  law?: string
}

export interface Offer {
  move: string
  label: LocalizedText
  /** ids in touch order; `card/bride` matches any of `card/bride#1`, `card/bride#2` … */
  touches?: string[]
  /**
   * ids to touch in any order, then confirmed by the offer's button;
   * such an offer has no touches
   */
  together?: string[]
  /** quarter turns of the tile touched first */
  turn?: number
  /** position of the handle that completes it */
  at?: XY
  /** piece that would end at the last touched place */
  carries?: string
  art?: string
  hint?: LocalizedText
  warning?: LocalizedText
  /** rarely needed: shown under more actions */
  minor?: boolean
  law?: string
}

export interface Scene {
  /** name of its geometry, derived from the content */
  chart?: string
  geometry: Geometry
  status: Status
  seats: SeatScene[]
  zones?: Zone[]
  pieces?: Piece[]
  marks?: Mark[]
  offers?: Offer[]
  over?: number[]
}
