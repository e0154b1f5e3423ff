/** Settings of this browser. */
import type { Language } from '../i18n/translator'

export const LANGUAGES = ['system', 'en', 'de'] as const
export const THEMES = ['system', 'day', 'night', 'contrast'] as const
export const PACES = ['unhurried', 'brisk', 'at-once'] as const
export const MOTIONS = ['system', 'full', 'still'] as const
export const HAND_ORDERS = ['dealt', 'direction', 'worth'] as const

export type Theme = 'day' | 'night' | 'contrast'
export type HandOrder = (typeof HAND_ORDERS)[number]

/** how long a move of another player is shown, in ms */
export const PACE_MS: Record<(typeof PACES)[number], number> = { unhurried: 1400, brisk: 700, 'at-once': 0 }

interface Choices {
  language: (typeof LANGUAGES)[number]
  theme: (typeof THEMES)[number]
  confirm: boolean
  pace: (typeof PACES)[number]
  motion: (typeof MOTIONS)[number]
  handOrder: HandOrder
  /** show tables as text */
  textView: boolean
  /** a bell at your turn, a knock when time runs low */
  sounds: boolean
  /** a notification at your turn while the page is hidden */
  notes: boolean
  /** names last used at this screen, the player's own first */
  names: string[]
}

const DEFAULTS: Choices = {
  language: 'system',
  theme: 'system',
  confirm: true,
  pace: 'brisk',
  motion: 'system',
  handOrder: 'direction',
  textView: false,
  sounds: false,
  notes: false,
  names: [],
}
const STORAGE_KEY = 'spielhafen.settings'
const ALLOWED: Partial<Record<keyof Choices, readonly string[]>> = {
  language: LANGUAGES,
  theme: THEMES,
  pace: PACES,
  motion: MOTIONS,
  handOrder: HAND_ORDERS,
}

/** Stored choices that are still valid. */
function storedChoices(): Partial<Choices> {
  const found = Object.entries(readStored<Record<string, unknown>>(STORAGE_KEY, {}))
  return Object.fromEntries(found.filter(([name, value]) => isAllowed(name as keyof Choices, value)))
}

function isAllowed(name: keyof Choices, value: unknown): boolean {
  if (name === 'names') return Array.isArray(value) && value.every((one) => typeof one === 'string')
  return ALLOWED[name]?.includes(value as string) ?? typeof value === typeof DEFAULTS[name]
}

class Settings {
  choices = $state<Choices>({ ...DEFAULTS, ...storedChoices() })
  private readonly prefersDark = media('(prefers-color-scheme: dark)')
  private readonly prefersContrast = media('(prefers-contrast: more)')
  private readonly prefersStill = media('(prefers-reduced-motion: reduce)')

  readonly language = $derived<Language>(
    this.choices.language === 'system' ? browserLanguage() : this.choices.language,
  )
  readonly theme = $derived.by<Theme>(() => {
    if (this.choices.theme !== 'system') return this.choices.theme
    if (this.prefersContrast.matches) return 'contrast'
    return this.prefersDark.matches ? 'night' : 'day'
  })
  readonly motion = $derived<'full' | 'still'>(
    this.choices.motion === 'system' ? (this.prefersStill.matches ? 'still' : 'full') : this.choices.motion,
  )
  readonly pace = $derived(PACE_MS[this.choices.pace])

  constructor() {
    // Another page of this browser changed the settings.
    if (typeof addEventListener !== 'undefined')
      addEventListener('storage', ({ key }) => {
        if (key === STORAGE_KEY) Object.assign(this.choices, storedChoices())
      })
  }

  save(): void {
    writeStored(STORAGE_KEY, this.choices)
  }
}

/** A media query as reactive state. */
function media(query: string): { readonly matches: boolean } {
  const list = typeof matchMedia === 'undefined' ? null : matchMedia(query)
  let matches = $state(list?.matches ?? false)
  list?.addEventListener('change', (event) => (matches = event.matches))
  return {
    get matches() {
      return matches
    },
  }
}

function browserLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  return wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'de' || tag === 'en') === 'de'
    ? 'de'
    : 'en'
}

/** Read from storage; the fallback if unavailable or invalid. */
export function readStored<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback
  } catch {
    return fallback
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the settings last for this visit.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}

/** Stored keys with this prefix. */
export function storedKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

export const settings = new Settings()
