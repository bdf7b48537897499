import { scanAlone } from '@metier/operations'
import { buildDigest } from '../build-digest.ts'
import type { Streams } from '../terminal/streams.ts'
import { widthOf } from '../terminal/width-of.ts'

export interface CommandKeyOptions {
  readonly words: readonly string[]
  readonly cwd: string
  readonly home: string
  readonly streams: Pick<Streams, 'stdout' | 'stderr'>
  readonly variables: Readonly<Record<string, string | undefined>>
}

/** Commands that ask this machine and do nothing to it, and that are called often enough to be worth keeping. */
const lookers: ReadonlySet<string> = new Set(['list', 'scan'])

/**
 * What stands for one call of a command: the same key, and the same answers of the machine, make the same output.
 * `undefined` for a call whose answer is not kept.
 */
export function commandKey(options: CommandKeyOptions): string | undefined {
  const { words, cwd, home, streams, variables } = options
  if (buildDigest === '' || (variables['METIER_NO_CACHE'] ?? '') !== '') return undefined
  if (!lookers.has(words[0] ?? '') || words.includes('--verbose')) return undefined
  // A share of what another scan was asked for.
  if (variables[scanAlone] !== undefined) return undefined
  const { stdout, stderr } = streams
  const places = [stdout, stderr].flatMap((stream) => [stream.isTTY === true, widthOf(stream)])
  // An acceptance ends with a day.
  const day = new Date().toISOString().slice(0, 10)
  return JSON.stringify([buildDigest, day, words, cwd, home, ...places])
}
