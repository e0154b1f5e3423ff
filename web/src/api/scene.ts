/**
 * The language of scenes, as `spielhafen.core.scene` speaks it. Lengths are in fields (one field = 1, x to the right,
 * y down), angles in degrees, clockwise from north. What is empty is left out on the wire.
 */

export type XY = [number, number]
/** x, y, width, height */
export type Box = [number, number, number, number]

export interface SeatRef {
  seat: number
}
export type TextArg = string | number | LocalizedText | SeatRef

/** A message of the Fluent files and what is to be put into it. */
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
  /** of a tile: what lies at its edges, clockwise from the north, `~` water or `#` land */
  edges?: string
  small?: boolean
}

export interface Space {
  id: string
  name: string
  at: XY
  kind?: string
  art?: string
  /** of the art; missing: a whole field */
  size?: number
  /** how far the art is turned, or where a current runs */
  turn?: number
  /** of the tile that lies there, as on a face */
  edges?: string
  /** the captain it belongs to */
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
  /** it turns slowly: 1 clockwise, -1 the other way */
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
  /** opposite edges join: the chart may be scrolled across them */
  torus?: boolean
  rim?: boolean
  grid?: boolean
  spaces?: Space[]
  lines?: [XY, XY][]
  /** dashed */
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
  /** flags of damage that it bears */
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
  /** the move it stands for, offered or not: pointed at in vain, it is tried, and the refusal says why */
  move?: string
  /** why it cannot be had at present */
  barred?: LocalizedText
}

/** A die keeps its place in the tray whatever it shows: another art in the same place has tumbled. */
export interface Die {
  /** what it shows and its place, `die/rose#2`: so `die/rose` stands for any die that shows a rose */
  id: string
  /** what it shows; missing: it has not been rolled */
  art?: string
  label: LocalizedText
  /** as that of a card */
  move?: string
  /** used: put aside; void: of no use at present */
  flags?: string[]
}

export interface Wheel {
  /** clockwise from the top; a compass with rings has none */
  labels?: LocalizedText[]
  angle: number
  value: LocalizedText
  /** beside the labels: how far one goes in each direction */
  figures?: string[]
  tint?: string
  /** how often it has been spun: it swings again even if it comes to rest where it was */
  spins?: number
  /** tints of its sectors from inside, one sector after another, clockwise */
  rings?: string[][]
  /** the seats in the order that it gives them */
  order?: number[]
}

export interface Row {
  label: LocalizedText
  have: number
  of: number
  art?: string
  owner?: number
  /** the piece it tells of: pointing at the row leads there */
  id?: string
  /** how that stands, in a word or two */
  note?: LocalizedText
  /** art behind the label */
  signs?: string[]
  /** due: something has still to be done with it; gone: it is no more */
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

/** A number that counts in a sum, and why. */
export interface Term {
  label: LocalizedText
  value: string
}

export interface Side {
  label: LocalizedText
  owner?: number
  art?: string
  /** of what is seen from above, so that it faces the other side */
  heading?: number
  /** so many fight */
  count?: number
  /** what he rolled; nothing before the dice have fallen */
  die?: Die
  /** each bonus by itself */
  terms?: Term[]
  /** the die and all bonuses; before the dice have fallen the bonuses alone */
  total: string
  best?: boolean
}

/** Two sides face to face, the attacker first. */
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
  /** what kind of danger or range: calm, whirlwind, land, foe …; “may, but” differs by form */
  nature?: string
  text?: string
  /** the piece it belongs to: shown while that is pointed at or chosen */
  of?: string
  why?: LocalizedText
  /** of a place within reach: the last move on the way there */
  move?: string
  /** and the place before it, which has a mark of its own unless one is there now */
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
  /** ids in the order in which one points at them; `card/bride` stands for any of `card/bride#1`, `card/bride#2` … */
  touches?: string[]
  /** ids to be touched in any order, all of them, and then confirmed by the offer's button; it has no touches */
  together?: string[]
  /** by how many quarters the tile touched first is turned for it */
  turn?: number
  /** where the handle stands that it ends with */
  at?: XY
  /** the piece that would then stand at the place touched last */
  carries?: string
  art?: string
  hint?: LocalizedText
  warning?: LocalizedText
  /** seldom wanted: it stands aside */
  minor?: boolean
  law?: string
}

export interface Scene {
  /** the name of its geometry, which says what is in it */
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
