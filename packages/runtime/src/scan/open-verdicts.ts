import { join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type Host, type ScanReport } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { readOwnFile } from '../disk/read-own-file.ts'

export interface OpenVerdictsOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  /** Names engine, rules and policy: a verdict that was found under another key is none. */
  readonly key: string
  /** Without one, what is remembered is gone with the process. */
  readonly writer?: FileWriter
}

/** Verdicts by the digest of what was judged. Losing them costs a scan each. */
export interface Verdicts {
  known(digest: string): ScanReport['verdict'] | undefined
  /** Of one directory only the latest versions are kept. */
  remember(digest: string, verdict: ScanReport['verdict'], directory: string): void
  /** Writes what was remembered since the last time. */
  save(): void
}

const schema = 'metier.verdicts/1'
/** The oldest are dropped beyond this. */
const mostVerdicts = 20_000
/** Of one directory, so that who goes back to another branch finds what was known of it. */
const mostVersions = 4
const words: ReadonlySet<unknown> = new Set(['pass', 'warn', 'block', 'incomplete'])

/** The verdicts of this user under one key. The file is read when the first is asked for; a broken one is empty. */
export function openVerdicts({ fileSystem, host, key, writer }: OpenVerdictsOptions): Verdicts {
  const path = join(platformDirectories(host).cache, 'verdicts.json')
  let verdicts: Map<string, ScanReport['verdict']> | undefined
  const versions = new Map<string, readonly string[]>()
  let isChanged = false
  const all = () => (verdicts ??= readVerdicts(fileSystem, path, key))
  return {
    known: (digest) => all().get(digest),
    remember(digest, verdict, directory) {
      const known = all()
      known.set(digest, verdict)
      // A daemon runs for months, and each edit of a skill is a digest of its own.
      const seen = [...(versions.get(directory) ?? []).filter((version) => version !== digest), digest]
      for (const version of seen.slice(0, -mostVersions)) known.delete(version)
      versions.delete(directory)
      versions.set(directory, seen.slice(-mostVersions))
      if (versions.size > mostVerdicts) forgetOldest(versions)
      for (const oldest of known.keys()) {
        if (known.size <= mostVerdicts) break
        known.delete(oldest)
      }
      isChanged = true
    },
    save() {
      if (!isChanged || writer === undefined) return
      writer.write(path, JSON.stringify({ schema, key, verdicts: Object.fromEntries(all()) }), {
        mode: 0o600,
        durable: false,
      })
      isChanged = false
    },
  }
}

function forgetOldest(versions: Map<string, unknown>): void {
  const [oldest] = versions.keys()
  if (oldest !== undefined) versions.delete(oldest)
}

function readVerdicts(fileSystem: FileSystem, path: string, key: string): Map<string, ScanReport['verdict']> {
  const verdicts = new Map<string, ScanReport['verdict']>()
  try {
    const bytes = readOwnFile(fileSystem, path)
    const data: unknown = bytes === undefined ? undefined : JSON.parse(new TextDecoder().decode(bytes))
    if (!isObject(data) || data['schema'] !== schema || data['key'] !== key) return verdicts
    const found = data['verdicts']
    if (!isObject(found)) return verdicts
    for (const [digest, verdict] of Object.entries(found)) if (isVerdict(verdict)) verdicts.set(digest, verdict)
  } catch (error) {
    if (!(error instanceof MetierError) && !(error instanceof SyntaxError)) throw error
  }
  return verdicts
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isVerdict(value: unknown): value is ScanReport['verdict'] {
  return words.has(value)
}
