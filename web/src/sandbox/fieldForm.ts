/** The form of a position, by the JSON schema of its declared fields. */

/** The part of a JSON schema that declared fields use. */
export interface FieldSchema {
  type?: string | string[]
  description?: string
  minimum?: number
  maximum?: number
  names?: string[]
  /** it is the number of a seat */
  seat?: boolean
  pattern?: string
  minItems?: number
  maxItems?: number
  items?: FieldSchema | boolean
  prefixItems?: FieldSchema[]
  properties?: Record<string, FieldSchema>
}

export type FieldValue = number | string | FieldValue[]
export type State = Record<string, unknown>
export interface Step {
  step: string
  seat?: number
}

/** How a value is edited; anything unusual as JSON. */
export type FieldKind = 'flag' | 'name' | 'number' | 'text' | 'list' | 'json'

/** more numbers than this are written, not chosen from a list */
const MAX_CHOICES = 12
/** longer lists are edited as JSON */
const MAX_ENTRIES = 120
const HIDDEN_FIELDS: readonly string[] = ['viewer', 'winners', 'steps']

export function fieldKind(schema: FieldSchema, value: unknown): FieldKind {
  if (schema.type === 'integer' && typeof value === 'number') {
    if (schema.names || schema.seat) return 'name'
    return schema.minimum === 0 && schema.maximum === 1 ? 'flag' : 'number'
  }
  if (schema.type === 'string' && typeof value === 'string') return 'text'
  const fits = Array.isArray(value) && value.length <= MAX_ENTRIES && value.every((_, i) => entrySchema(schema, i))
  return schema.type === 'array' && fits ? 'list' : 'json'
}

/** Schema of an entry of a list; undefined if it has none. */
export function entrySchema({ items, prefixItems = [] }: FieldSchema, place: number): FieldSchema | undefined {
  return prefixItems[place] ?? (typeof items === 'object' ? items : undefined)
}

export const canGrow = (schema: FieldSchema, value: readonly unknown[]): boolean =>
  value.length < (schema.maxItems ?? 0) && !!entrySchema(schema, value.length)
export const canShrink = (schema: FieldSchema, value: readonly unknown[]): boolean => value.length > (schema.minItems ?? 0)

/** The value that a new entry begins with. */
export function firstValue(schema: FieldSchema): FieldValue {
  if (schema.type === 'integer') return Math.max(schema.minimum ?? 0, Math.min(0, schema.maximum ?? 0))
  if (schema.type === 'string') return ''
  return Array.from({ length: schema.minItems ?? 0 }, (_, i) => firstValue(entrySchema(schema, i) ?? {}))
}

/** Choices of a seat, of a number with names, or of one with few values. */
export function numberChoices(schema: FieldSchema, seats: readonly string[] = []): { value: number; text: string }[] {
  const { minimum = 0, maximum = 0 } = schema
  const names = schema.seat ? seats : (schema.names ?? [])
  if (!names.length && maximum - minimum >= MAX_CHOICES) return []
  const values = Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i)
  return values.map((value) => ({ value, text: names[value] ?? (names.length ? '' : String(value)) }))
}

/** Names of the fields to edit, in the order of their declaration. */
export const fieldNames = (form: FieldSchema, state: State): string[] =>
  Object.keys(form.properties ?? {}).filter((name) => name in state && !HIDDEN_FIELDS.includes(name))

/** A name for people: `gust_left` becomes “Gust left”. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The seat that is to decide first; null if chance is, or none. */
export function seatToMove({ steps }: State): number | null {
  return (steps as Step[]).at(-1)?.seat ?? null
}

/** The state with another seat to move: in what is pending, and in a field `turn`. */
export function withSeatToMove(state: State, seat: number): State {
  const before = seatToMove(state)
  const steps = (state.steps as Step[]).map((step) => (step.seat === before ? { ...step, seat } : step))
  return { ...state, steps, ...(state.turn === before ? { turn: seat } : {}) }
}
