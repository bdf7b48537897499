import { join } from 'node:path'
import type { Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'

export interface LastSearchPlaceOptions {
  readonly host: Host
  /** Absolute. */
  readonly cwd: string
  /** Names the code that reads skills. */
  readonly reader: string
}

/** Change with each command and say nothing about skills. */
const fleeting: ReadonlySet<string> = new Set([
  'METIER_LOOK_AGAIN',
  '_',
  'SHLVL',
  'OLDPWD',
  'PWD',
  'COLUMNS',
  'LINES',
  'TERM',
  'NO_COLOR',
])

/**
 * Where it is written down what the last search from a directory was answered from. The environment is part of the
 * name: it decides where skills are looked for, and which of them have what they need.
 */
export function lastSearchPlace({ host, cwd, reader }: LastSearchPlaceOptions): string {
  const variables = Object.entries(host.environment)
    .filter(([name]) => !fleeting.has(name))
    .map(([name, value]) => `${name}=${isPlace(name) ? value : value === '' ? '' : '…'}`)
    .toSorted()
  const text = [reader, cwd, host.home, ...variables].join('\0')
  // FNV-1a twice, with different beginnings: loading a cryptographic hash takes longer than the rest.
  let [low, high] = [0x811c9dc5, 0xcbf29ce4]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code ^ (low >>> 15), 0x01000193)
  }
  const name = [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
  return join(platformDirectories(host).cache, 'search', `last-${name}.json`)
}

const [beginnings, endings] = [
  ['XDG_', 'METIER_'],
  ['_HOME', '_DIR', '_ROOT', 'APPDATA', 'PATHEXT'],
] as const

/** Of these the value counts, of others only whether they have one. */
// Without an expression: to compile one takes longer than to look.
function isPlace(name: string): boolean {
  if (name === 'PATH' || name === 'HOME') return true
  const upper = name.toUpperCase()
  return beginnings.some((each) => upper.startsWith(each)) || endings.some((each) => upper.endsWith(each))
}
