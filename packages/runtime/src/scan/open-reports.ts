import { join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type Host, type ScanReport } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { readOwnFile } from '../disk/read-own-file.ts'
import { withLock } from '../disk/with-lock.ts'
import { reportNameLength, reportPlaceLength } from './report-name.ts'

export interface OpenReportsOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly writer: FileWriter
}

/**
 * Whole reports of the scanner by the names that `reportName` gives, kept for the next command: the latest of each place.
 * Losing them costs a scan each.
 */
export interface Reports {
  known(name: string): ScanReport | undefined
  remember(name: string, report: ScanReport): void
  /** Reads the file again when it is next asked for. */
  reload(): void
  /** Writes what was remembered since the last time, beside what other processes wrote meanwhile. */
  save(): void
}

/** The first line; what follows is a line for each report: its name, a blank, JSON. The oldest stand first. */
const header = 'metier.reports/2'
/** Bytes of the file, and of one line; what is larger is found out again each time. */
const largestFile = 16 * 1024 * 1024
const largestLine = 1024 * 1024

/** Whole lines by place. */
type Lines = ReadonlyMap<string, string>

/** The reports of this user. The file is read when the first is asked for; a broken line is one that is not there. */
export function openReports({ fileSystem, host, writer }: OpenReportsOptions): Reports {
  const path = join(platformDirectories(host).cache, 'scan-reports.txt')
  const fresh = new Map<string, string>()
  let lines: Lines | undefined
  return {
    known(name) {
      lines ??= readLines(fileSystem, path)
      const place = placeOf(name)
      const line = fresh.get(place) ?? lines.get(place)
      return line?.startsWith(`${name} `) === true ? parse(line.slice(name.length + 1)) : undefined
    },
    remember(name, report) {
      const line = `${name} ${JSON.stringify(report)}`
      if (name.length === reportNameLength && line.length <= largestLine) fresh.set(placeOf(name), line)
    },
    reload() {
      lines = undefined
    },
    save() {
      if (fresh.size === 0) return
      withLock({ fileSystem, writer, path }, () => {
        const all = new Map([...readLines(fileSystem, path)].filter(([place]) => !fresh.has(place)))
        for (const [place, line] of fresh) all.set(place, line)
        writer.write(path, `${header}\n${newest(all)}`, { mode: 0o600, durable: false })
        lines = all
      })
      fresh.clear()
    },
  }
}

const placeOf = (name: string) => name.slice(0, reportPlaceLength)

function readLines(fileSystem: FileSystem, path: string): Lines {
  const lines = new Map<string, string>()
  try {
    const bytes = readOwnFile(fileSystem, path)
    const [first, ...rest] = bytes === undefined ? [] : new TextDecoder().decode(bytes).split('\n')
    if (first !== header) return lines
    for (const line of rest) if (line[reportNameLength] === ' ') lines.set(placeOf(line), line)
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
  }
  return lines
}

/** As many of the newest as fit. */
function newest(lines: Lines): string {
  const kept: string[] = []
  let left = largestFile
  for (const line of [...lines.values()].toReversed()) {
    // Three bytes are the most that a unit of UTF-16 takes in UTF-8.
    left -= 1 + line.length * 3
    if (left < 0) break
    kept.push(`${line}\n`)
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
