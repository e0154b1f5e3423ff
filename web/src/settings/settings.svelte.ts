/** Settings of this browser. */
import { languages, type Language } from '../i18n/languages.svelte'
import { PACE_MS, PACES } from './pace'

export const THEMES = ['system', 'day', 'night', 'contrast'] as const
export const MOTIONS = ['system', 'full', 'still'] as const
export const HAND_ORDERS = ['dealt', 'direction', 'worth'] as const

export type Theme = 'day' | 'night' | 'contrast'
export type HandOrder = (typeof HAND_ORDERS)[number]

interface Choices {
  /** `system`: as the browser prefers; a language that is not offered counts as that, too */
  language: Language
  theme: (typeof THEMES)[number]
  confirm: boolean
  pace: (typeof PACES)[number]
  motion: (typeof MOTIONS)[number]
  handOrder: HandOrder
  /** show the aim card on the first visit to a game */
  aims: boolean
  /** show tables as text */
  textView: boolean
  /** sounds of the table, a bell at your turn, a knock when time runs low */
  sounds: boolean
  /** of the sounds, in per cent */
  volume: number
  /** the sounds in words, while they are on */
  captions: boolean
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
  aims: true,
  textView: false,
  sounds: false,
  volume: 60,
  captions: true,
  notes: false,
  names: [],
}
const STORAGE_KEY = 'spielhafen.settings'
const ALLOWED: Partial<Record<keyof Choices, readonly string[]>> = {
  theme: THEMES,
  pace: PACES,
  motion: MOTIONS,
  handOrder: HAND_ORDERS,
}

/** What the address asks for, as in `?language=de&theme=night`; it precedes the choices. */
const asked = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)

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

  readonly language = $derived<Language>(languages.best([asked.get('language') ?? '', this.choices.language, ...browserLanguages()]))
  readonly theme = $derived.by<Theme>(() => {
    const wanted = THEMES.find((theme) => theme === asked.get('theme')) ?? 'system'
    if (wanted !== 'system') return wanted
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

const browserLanguages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages)

/** What the browser refuses to keep lasts until the page is closed. */
const unkept = new Map<string, string>()

/** Read from storage; the fallback if invalid. */
export function readStored<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(unkept.get(key) ?? localStorage.getItem(key) ?? 'null') as T | null) ?? fallback
  } catch {
    return fallback
  }
}

export function writeStored(key: string, value: unknown): void {
  const written = JSON.stringify(value)
  try {
    localStorage.setItem(key, written)
    unkept.delete(key)
  } catch {
    unkept.set(key, written)
  }
}

export function removeStored(key: string): void {
  unkept.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}

/** Stored keys with this prefix. */
export function storedKeys(beginning: string): string[] {
  let kept: string[] = []
  try {
    kept = Object.keys(localStorage)
  } catch {
    // nothing was stored
  }
  return [...new Set([...unkept.keys(), ...kept])].filter((key) => key.startsWith(beginning))
}

export const settings = new Settings()
