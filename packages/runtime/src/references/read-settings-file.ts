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
    return file && settingsOf(JSON.parse(new TextDecoder().decode(file.bytes)))
  } catch (error) {
    if (!(error instanceof MetierError) && !(error instanceof SyntaxError)) throw error
    journal?.write('warn', `The references in ${path} are ignored: ${error.message}`)
    return settingsOf(undefined)
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
