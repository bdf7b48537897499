import { join } from 'node:path'
import {
  MetierError,
  type FileSystem,
  type FileWriter,
  type Host,
  type KnownSkillFacts,
  type ScanVerdict,
  type SkillFacts,
} from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { readOwnFile } from '../disk/read-own-file.ts'
import { keepsOut } from '../scan/keeps-out.ts'
import { stampDirectory } from '../scan/stamp-directory.ts'

export interface OpenFactsOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  /** Without one, what is remembered is gone with the process. */
  readonly writer?: FileWriter
  /** Names engine, rules and policy of the scanner, asked once: verdicts of others count as none. */
  readonly verdictKey?: () => string
}

/** The stat of SKILL.md for which a fact was found out. */
export interface FactStamp {
  readonly size: number
  readonly modified: number
}

/** Digests and verdicts by directory, kept in the user's cache. Losing it costs time and nothing else. */
export interface FactCache extends SkillFacts {
  remember(directory: string, stamp: FactStamp, facts: KnownSkillFacts): void
  /** Writes what was remembered since the last time. */
  save(): void
}

/**
 * size, modified, digest, verdict, and of what is kept out the stamp of the whole directory: who mends another file than
 * SKILL.md, as the scan advises, would not get the skill back without it. Of all others the next load judges anew.
 */
type CachedFact = readonly [number, number, string | null, ScanVerdict, string?]

const schema = 'metier.facts/1'
/** The oldest are dropped beyond this: directories come and go, and nobody says when one is gone for good. */
const mostFacts = 20_000
const unknown: KnownSkillFacts = { digest: null, verdict: 'unscanned' }
const verdicts: ReadonlySet<unknown> = new Set(['pass', 'warn', 'block', 'incomplete', 'unscanned'])

/** The cache of this user. The file is read when the first fact is asked for; a broken one is an empty one. */
export function openFacts({ fileSystem, host, writer, verdictKey }: OpenFactsOptions): FactCache {
  const path = join(platformDirectories(host).cache, 'facts.json')
  let facts: Map<string, CachedFact> | undefined
  let dirty = false
  const all = () => (facts ??= readFacts(fileSystem, path, verdictKey))
  const stampOf = (directory: string, verdict: ScanVerdict): string | undefined =>
    keepsOut(verdict) ? stampDirectory(fileSystem, directory)?.text : undefined
  return {
    known(directory, stamp) {
      const known = all()
      if (known.size === 0) return unknown
      const fact = known.get(directory)
      if (fact === undefined || fact[0] !== stamp.size || fact[1] !== stamp.modified) return unknown
      if (fact[4] !== stampOf(directory, fact[3])) return unknown
      return { digest: fact[2], verdict: fact[3] }
    },
    remember(directory, stamp, { digest, verdict }) {
      const known = all()
      const fact = known.get(directory)
      const whole = stampOf(directory, verdict)
      const found = [stamp.size, stamp.modified, digest, verdict] as const
      const now: CachedFact = whole === undefined ? found : [...found, whole]
      // Said again each time a skill is asked for: what is written already is not written again.
      if (fact?.length === now.length && now.every((part, index) => part === fact[index])) return
      known.set(directory, now)
      for (const oldest of known.keys()) {
        if (known.size <= mostFacts) break
        known.delete(oldest)
      }
      dirty = true
    },
    save() {
      if (!dirty || writer === undefined) return
      writer.write(path, JSON.stringify({ schema, verdictKey: verdictKey?.(), facts: Object.fromEntries(all()) }), {
        mode: 0o600,
        durable: false,
      })
      dirty = false
    },
  }
}

function readFacts(
  fileSystem: FileSystem,
  path: string,
  verdictKey: (() => string) | undefined,
): Map<string, CachedFact> {
  const facts = new Map<string, CachedFact>()
  try {
    const bytes = readOwnFile(fileSystem, path)
    if (bytes === undefined) return facts
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isObject(data) || data['schema'] !== schema || !isObject(data['facts'])) return facts
    const isOurs = data['verdictKey'] === verdictKey?.()
    for (const [directory, fact] of Object.entries(data['facts'])) {
      if (isFact(fact)) facts.set(directory, isOurs ? fact : [fact[0], fact[1], fact[2], 'unscanned'])
    }
  } catch (error) {
    if (!(error instanceof MetierError) && !(error instanceof SyntaxError)) throw error
  }
  return facts
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isFact(value: unknown): value is CachedFact {
  if (!Array.isArray(value) || value.length < 4 || value.length > 5) return false
  const [size, modified, digest, verdict, whole]: unknown[] = value
  const hasDigest = digest === null || (typeof digest === 'string' && /^sha256:[0-9a-f]{64}$/.test(digest))
  const hasStamp = whole === undefined || typeof whole === 'string'
  return typeof size === 'number' && typeof modified === 'number' && hasDigest && verdicts.has(verdict) && hasStamp
}
