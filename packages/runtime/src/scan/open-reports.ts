import { join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type Host, type ScanReport } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { readOwnFile } from '../disk/read-own-file.ts'
import { withLock } from '../disk/with-lock.ts'

export interface OpenReportsOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly writer: FileWriter
}

/** Whole reports of the scanner, kept for the next command. Losing them costs a scan each. */
export interface Reports {
  known(key: string): ScanReport | undefined
  remember(key: string, report: ScanReport): void
  /** Reads the file again when it is next asked for. */
  reload(): void
  /** Writes what was remembered since the last time, beside what other processes wrote meanwhile. */
  save(): void
}

/** The first line; what follows is a line for each report: its key, a blank, JSON. The oldest stand first. */
const header = 'metier.reports/1'
/** Bytes of the file, and of one line; what is larger is found out again each time. */
const largestFile = 16 * 1024 * 1024
const largestLine = 1024 * 1024
const keyLength = 64

/** The reports of this user. The file is read when the first is asked for; a broken line is one that is not there. */
export function openReports({ fileSystem, host, writer }: OpenReportsOptions): Reports {
  const path = join(platformDirectories(host).cache, 'scan-reports.txt')
  const fresh = new Map<string, string>()
  let lines: ReadonlyMap<string, string> | undefined
  return {
    known(key) {
      lines ??= readLines(fileSystem, path)
      const line = fresh.get(key) ?? lines.get(key)
      return line === undefined ? undefined : parse(line)
    },
    remember(key, report) {
      const line = JSON.stringify(report)
      if (key.length === keyLength && line.length <= largestLine) fresh.set(key, line)
    },
    reload() {
      lines = undefined
    },
    save() {
      if (fresh.size === 0) return
      withLock({ fileSystem, writer, path }, () => {
        const all = new Map([...readLines(fileSystem, path)].filter(([key]) => !fresh.has(key)))
        for (const [key, line] of fresh) all.set(key, line)
        writer.write(path, `${header}\n${newest(all)}`, { mode: 0o600, durable: false })
        lines = all
      })
      fresh.clear()
    },
  }
}

function readLines(fileSystem: FileSystem, path: string): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  try {
    const bytes = readOwnFile(fileSystem, path)
    const [first, ...rest] = bytes === undefined ? [] : new TextDecoder().decode(bytes).split('\n')
    if (first !== header) return lines
    for (const line of rest) if (line[keyLength] === ' ') lines.set(line.slice(0, keyLength), line.slice(keyLength + 1))
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
  }
  return lines
}

/** As many of the newest as fit. */
function newest(lines: ReadonlyMap<string, string>): string {
  const kept: string[] = []
  let left = largestFile
  for (const [key, line] of [...lines].toReversed()) {
    // Three bytes are the most that a unit of UTF-16 takes in UTF-8.
    left -= keyLength + 2 + line.length * 3
    if (left < 0) break
    kept.push(`${key} ${line}\n`)
  }
  return kept.toReversed().join('')
}

function parse(line: string): ScanReport | undefined {
  try {
    const data: unknown = JSON.parse(line)
    return isReport(data) ? data : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const verdicts: ReadonlySet<unknown> = new Set(['pass', 'warn', 'block', 'incomplete'])
const severities: ReadonlySet<unknown> = new Set(['critical', 'warn', 'info'])

function isReport(data: unknown): data is ScanReport {
  if (!isObject(data) || !verdicts.has(data['verdict']) || typeof data['filesScanned'] !== 'number') return false
  const { findings, skipped } = data
  return Array.isArray(findings) && findings.every(isFinding) && Array.isArray(skipped) && skipped.every(isSkipped)
}

function isFinding(data: unknown): boolean {
  if (!isObject(data) || !severities.has(data['severity'])) return false
  const texts = ['rule', 'confidence', 'path', 'message', 'evidence', 'why', 'next']
  return (
    texts.every((key) => typeof data[key] === 'string') &&
    typeof data['line'] === 'number' &&
    typeof data['column'] === 'number'
  )
}

function isSkipped(data: unknown): boolean {
  return isObject(data) && typeof data['path'] === 'string' && typeof data['reason'] === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
