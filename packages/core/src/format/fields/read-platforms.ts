import type { FieldInput } from './field-input.ts'
import { readList } from './read-list.ts'

/** Everyday names of systems, as Node calls them (decisions, field table). */
const platforms: ReadonlyMap<string, string> = new Map([
  ['macos', 'darwin'],
  ['mac', 'darwin'],
  ['osx', 'darwin'],
  ['windows', 'win32'],
  ['win', 'win32'],
])

export function readPlatforms(input: FieldInput): string[] | undefined {
  const list = readList(input, 'words')
  if (list === undefined) return undefined
  const names = list.map((name) => platforms.get(name.toLowerCase()) ?? name.toLowerCase())
  return [...new Set(names)]
}
