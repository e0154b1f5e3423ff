/**
 * Scene types, generated from `spielhafen.core.scene`.
 * Lengths are in fields (x to the right, y down), angles in degrees clockwise from north. Empty values are
 * omitted.
 */
export type {
  Area,
  Card,
  Decor,
  Die,
  Duel,
  Face,
  Fact,
  Geometry,
  LocalizedText,
  Mark,
  Meter,
  Offer,
  Piece,
  Row,
  Scene,
  SeatRef,
  SeatScene,
  Sheet,
  SheetRow,
  Side,
  Space,
  Status,
  Term,
  Terrain,
  TextArg,
  Wheel,
  Zone,
} from './generated'

export type XY = [number, number]
/** x, y, width, height */
export type Box = [number, number, number, number]
