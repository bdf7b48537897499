import { MetierError, type FileSystem } from '@metier/core'
import type { Journal } from '../journal.ts'

/** Bytes: a settings file of a role is a few lines. */
const largest = 256 * 1024

export interface SettingsFile {
  /** Strings of a list; none where it is absent or something else. */
  readonly texts: (key: string) => readonly string[]
  /** Some text, `undefined` where it is absent or something else. `a.b` is `b` in `a`. */
  readonly text: (key: string) => string | undefined
}

/** What a role, a room or a plan says of itself in JSON; `undefined` without a file. One that cannot be read says nothing. */
export function readSettingsFile(
  fileSystem: FileSystem,
  path: string,
  journal: Journal | undefined,
): SettingsFile | undefined {
  try {
    const file = fileSystem.readHead(path, largest)
    if (file === undefined) return undefined
    const data: unknown = JSON.parse(new TextDecoder().decode(file.bytes))
    sayOnce(journal, path, wrongLists(data, path))
    return settingsOf(data)
  } catch (error) {
    if (!(error instanceof MetierError) && !(error instanceof SyntaxError)) throw error
    const why = error instanceof MetierError ? error.message : `it is no JSON (${error.message}).`
    sayOnce(journal, path, `The references in ${path} are ignored: ${why} Mend the file.`)
    return settingsOf(undefined)
  }
}

const lists = ['skill_refs', 'disabled_skills'] as const

function wrongLists(data: unknown, path: string): string | undefined {
  const wrong = lists.filter((key) => {
    const value = valueOf(data, key)
    const isRight = Array.isArray(value) && value.every((item) => typeof item === 'string')
    return value !== undefined && value !== null && !isRight
  })
  if (wrong.length === 0) return undefined
  const names = wrong.map((key) => `\`${key}\``).join(' and ')
  return `In ${path}, what is no text in a list of names is ignored: write ${names} as ["name", "other-name"].`
}

const said = new WeakMap<Journal, Map<string, string>>()

/** One command looks at a file several times; its reader is told once, and again when something else is wrong. */
function sayOnce(journal: Journal | undefined, path: string, message: string | undefined): void {
  if (journal === undefined) return
  const messages = said.get(journal) ?? new Map<string, string>()
  said.set(journal, messages)
  if (message === undefined) messages.delete(path)
  else if (messages.get(path) !== message) {
    messages.set(path, message)
    journal.write('warn', message)
  }
}

function settingsOf(data: unknown): SettingsFile {
  return {
    texts: (key) => {
      const value = valueOf(data, key)
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
    },
    text: (key) => {
      let value = data
      for (const part of key.split('.')) value = valueOf(value, part)
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
    },
  }
}

function valueOf(data: unknown, key: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) return undefined
  return Object.entries(data).find(([name]) => name === key)?.[1]
}
