import { parse } from 'yaml'
import { editYamlText } from '../connect/edit-yaml-text.ts'
import { nameKey } from '../format/name-key.ts'

export interface SwitchOptions {
  /** Of the skill, in any spelling. */
  readonly name: string
  /** `on` says so even against the skill's own file, `clear` takes away what is said. */
  readonly to: 'on' | 'off' | 'clear'
}

type Members = Readonly<Record<string, unknown>>

/** What says whether a skill is on. */
const own = ['enabled', 'force'] as const

/**
 * The text of a `metier.yaml` with one skill switched under `skills.entries`; its comments and the skill's other settings
 * stay. `undefined` when the text cannot be edited without the risk of spoiling it. Pure.
 */
export function switchInSettings(text: string, { name, to }: SwitchOptions): string | undefined {
  const entries = entriesOf(text)
  if (entries === undefined) return undefined
  const spelling = Object.keys(entries).findLast((each) => nameKey(each) === nameKey(name)) ?? name
  const entry = entryOf(entries, spelling)
  if (entry === undefined) return undefined
  const others = Object.fromEntries(Object.entries(entry).filter(([key]) => !isOwn(key)))
  const says = { on: { enabled: true, force: true }, off: { enabled: false }, clear: {} }[to]
  const value = { ...others, ...says }
  if (to === 'clear' && !Object.keys(entry).some(isOwn)) return text
  return editYamlText(text, {
    path: ['skills', 'entries', spelling],
    value: Object.keys(value).length === 0 ? undefined : value,
    own,
  })
}

function entryOf(entries: Members, spelling: string): Members | undefined {
  try {
    return membersOf(memberOf(entries, spelling))
  } catch {
    return undefined
  }
}

function isOwn(key: string): boolean {
  return own.some((each) => each === key)
}

/** What stands under `skills.entries`, nothing yet being an empty mapping; `undefined` where it cannot be read. */
function entriesOf(text: string): Members | undefined {
  try {
    const whole: unknown = parse(text, { version: '1.2', schema: 'core', maxAliasCount: 0 })
    const skills = memberOf(membersOf(whole), 'skills')
    return membersOf(memberOf(membersOf(skills), 'entries'))
  } catch {
    return undefined
  }
}

/** @throws TypeError for a value that is neither a mapping nor nothing. */
function membersOf(value: unknown): Members {
  if (value === undefined || value === null) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return { ...value }
  throw new TypeError('This is no mapping.')
}

function memberOf(members: Members, key: string): unknown {
  return Object.hasOwn(members, key) ? members[key] : undefined
}
