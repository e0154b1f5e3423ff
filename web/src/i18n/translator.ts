/** Translator: a Fluent bundle of one language plus player names. */
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle'
import type { TextArg, SeatRef, LocalizedText } from '../api/scene'
import type { Language } from './languages.svelte'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
export type TextArgs = Record<string, TextArg>

export class Translator {
  private readonly bundle: FluentBundle

  /** `sources`: shared Fluent resources; later ones override earlier ones. */
  constructor(
    readonly language: Language,
    sources: readonly FluentResource[],
    private readonly names: readonly string[] = [],
  ) {
    // Isolation marks would be read aloud and copied; the server rejects bidi overrides in names.
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(source, { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.pattern(key) !== null
  }

  /** Text of a message or attribute (`zone-pot.note`); the key itself if missing. */
  t(key: string, args: TextArgs = {}): string {
    const pattern = this.pattern(key)
    return pattern === null ? key : this.format(pattern, args)
  }

  /** Attribute of a message (`hint` of `option-professional`), or an empty string. */
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
    // With an error list Fluent does not throw: a missing argument shows as {$name}.
    return this.bundle.formatPattern(pattern, values, [])
  }

  private value(arg: TextArg): FluentVariable {
    if (typeof arg !== 'object') return arg
    return isSeatRef(arg) ? this.name(arg.seat) : this.text(arg)
  }
}

const isSeatRef = (arg: LocalizedText | SeatRef): arg is SeatRef => 'seat' in arg
