import { join } from 'node:path'
import {
  MetierError,
  type Clock,
  type FileSystem,
  type FileWriter,
  type Host,
  type KnownSkillFacts,
} from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { digestDirectory } from '../facts/digest-directory.ts'
import type { FactCache } from '../facts/open-facts.ts'
import type { Journal } from '../journal.ts'
import { openAcceptances } from './open-acceptances.ts'
import { openVerdicts, type Verdicts } from './open-verdicts.ts'
import { policyOf } from './policy-of.ts'
import { scanDirectory } from './scan-directory.ts'
import { scanKey } from './scan-key.ts'
import type { ScanGate } from './scan-gate.ts'
import { stampDirectory } from './stamp-directory.ts'

export interface ScanGateOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly clock: Clock
  readonly configuration: Configuration
  readonly facts?: FactCache
  readonly journal?: Journal
}

/** Milliseconds between two writes of the caches: judging a thousand skills must not write a thousand times. */
const saveInterval = 2000

/** Scans what was not scanned before, remembers verdicts by digest, and heeds what the user accepted. */
export function createScanGate(options: ScanGateOptions): ScanGate {
  const { fileSystem, writer, host, clock, configuration, facts, journal } = options
  const policy = policyOf(configuration)
  // The key is a hash, and loading what hashes takes longer than many a command.
  let opened: Verdicts | undefined
  const verdicts = (): Verdicts => (opened ??= openVerdicts({ fileSystem, host, writer, key: scanKey(configuration) }))
  const acceptances = openAcceptances({ fileSystem, host, writer })
  const judged = new Map<string, { readonly stamp: string; readonly facts: KnownSkillFacts }>()

  const scan = (directory: string, digest: string | null): KnownSkillFacts['verdict'] => {
    const known = digest === null ? undefined : verdicts().known(digest)
    if (known !== undefined) return known
    const report = scanDirectory({ fileSystem, clock, directory, policy, limits: configuration.scan.limits })
    if (digest !== null) verdicts().remember(digest, report.verdict)
    for (const { rule, severity, path, line, message } of report.findings.slice(0, 20)) {
      // Checklist WUN-53: warnings are logged, and the skill loads.
      if (severity !== 'info') journal?.write('warn', `${join(directory, path)}:${line}: ${message} (${rule})`)
    }
    return report.verdict
  }

  let nextSave = 0
  const save = (): void => {
    saveQuietly(() => opened?.save(), journal)
    saveQuietly(() => facts?.save(), journal)
    nextSave = clock.now() + saveInterval
  }

  return {
    judge({ directory, size, modified }) {
      const stamp = stampDirectory(fileSystem, directory)
      const before = judged.get(directory)
      if (before !== undefined && stamp !== undefined && before.stamp === stamp) return before.facts
      const digest = digestOrNothing(fileSystem, directory)
      const verdict = scan(directory, digest)
      const isRefused = verdict === 'block' || verdict === 'incomplete'
      const isAccepted = isRefused && digest !== null && acceptances.isAccepted(digest)
      const found: KnownSkillFacts = { digest, verdict: isAccepted ? 'warn' : verdict }
      // What is refused is asked for again each time: the user may accept it while we run.
      if (stamp !== undefined && (!isRefused || isAccepted)) judged.set(directory, { stamp, facts: found })
      facts?.remember(directory, { size, modified }, found)
      if (clock.now() >= nextSave) save()
      return found
    },
    save,
  }
}

/** A skill that cannot be digested whole cannot be accepted either; it is scanned each time. */
function digestOrNothing(fileSystem: FileSystem, directory: string): string | null {
  try {
    return digestDirectory(fileSystem, directory)
  } catch (error) {
    if (error instanceof MetierError) return null
    throw error
  }
}

/** A cache that cannot be written costs time and nothing else. */
function saveQuietly(save: () => void, journal: Journal | undefined): void {
  try {
    save()
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    journal?.write('debug', error.message)
  }
}
