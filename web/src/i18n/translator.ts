/** From keys and arguments to sentences: a Fluent bundle of one language, with the captains' names. */
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle'
import type { TextArg, SeatRef, LocalizedText } from '../api/scene'

export type Language = 'en' | 'de'
type Pattern = Parameters<FluentBundle['formatPattern']>[0]
export type TextArgs = Record<string, TextArg>

export class Translator {
  private readonly bundle: FluentBundle

  /** `sources` are Fluent files, which many may speak from; where two have the same message, the later one wins. */
  constructor(
    readonly language: Language,
    sources: readonly FluentResource[],
    private readonly names: readonly string[] = [],
  ) {
    // Isolation marks would be read aloud and copied along; our names are checked for bidi overrides by the server.
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(source, { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.pattern(key) !== null
  }

  /** The sentence of a message or of its attribute (`zone-pot.note`). One that is missing is shown as its key. */
  t(key: string, args: TextArgs = {}): string {
    const pattern = this.pattern(key)
    return pattern === null ? key : this.format(pattern, args)
  }

  /** The attribute of a message (the `hint` of `option-professional`), or nothing. */
  attribute(key: string, name: string, args: TextArgs = {}): string {
    const pattern = this.pattern(`${key}.${name}`)
    return pattern === null ? '' : this.format(pattern, args)
  }

  text(text: LocalizedText | undefined | null): string {
    return text ? this.t(text.key, text.args) : ''
  }

  name(seat: number): string {
    return this.names[seat] ?? this.t('captain', { number: seat + 1 })
  }

  private pattern(key: string): Pattern | null {
    const [name = '', attribute] = key.split('.')
    const message = this.bundle.getMessage(name)
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
  }

  private format(pattern: Pattern, args: TextArgs): string {
    const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.value(arg)]))
    // With a list to put errors in, Fluent does not throw: a missing argument shows as {$name}.
    return this.bundle.formatPattern(pattern, values, [])
  }

  private value(arg: TextArg): FluentVariable {
    if (typeof arg !== 'object') return arg
    return isCaptain(arg) ? this.name(arg.seat) : this.text(arg)
  }
}

const isCaptain = (arg: LocalizedText | SeatRef): arg is SeatRef => 'seat' in arg
