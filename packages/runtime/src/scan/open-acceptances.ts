import { join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { readOwnWord } from '../disk/read-own-word.ts'
import { withLock } from '../disk/with-lock.ts'
import type { Acceptance } from './acceptance.ts'
import { isEnded } from './is-ended.ts'

export interface OpenAcceptancesOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly writer: FileWriter
}

/** What the user accepted, kept in the user's configuration and never in a skill or a project. */
export interface Acceptances {
  records(): readonly Acceptance[]
  /** Does the user's word cover exactly these files on this day, `YYYY-MM-DD`? */
  isAccepted(digest: string, today: string): boolean
  /** Another text after anybody wrote the list; cheap. */
  stamp(): string
  /** One word for each digest: a new one takes the place of the old. False when it said the same already. */
  add(acceptance: Acceptance): boolean
  /** False when there was none. */
  remove(digest: string): boolean
}

const schema = 'metier.acceptances/1'

/** Reads the file each time: it is small, seldom asked for, and another process may just have written it. */
export function openAcceptances({ fileSystem, host, writer }: OpenAcceptancesOptions): Acceptances {
  const path = join(platformDirectories(host).configuration, 'accepted.json')
  const records = () => readRecords(fileSystem, path)
  const change = (next: (known: readonly Acceptance[]) => readonly Acceptance[]): boolean =>
    withLock({ fileSystem, writer, path }, () => {
      const known = readRecords(fileSystem, path)
      const after = next(known)
      if (JSON.stringify(after) === JSON.stringify(known)) return false
      writer.write(path, `${JSON.stringify({ schema, records: after }, undefined, 2)}\n`, { mode: 0o600 })
      return true
    })
  return {
    records,
    isAccepted: (digest, today) => records().some((record) => record.digest === digest && !isEnded(record, today)),
    stamp() {
      const stat = fileSystem.stat(path)
      return stat === undefined ? '' : `${stat.identity} ${stat.size} ${stat.modified} ${stat.changed ?? ''}`
    },
    add: (acceptance) => change((known) => [...known.filter(({ digest }) => digest !== acceptance.digest), acceptance]),
    remove: (digest) => change((known) => known.filter((record) => record.digest !== digest)),
  }
}

/** No file is no word. A file that is not ours is not guessed at, and not written over. */
function readRecords(fileSystem: FileSystem, path: string): readonly Acceptance[] {
  const bytes = readOwnWord(fileSystem, path)
  if (bytes === undefined) return []
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (isObject(data) && data['schema'] === schema && Array.isArray(data['records'])) {
      const records: unknown[] = data['records']
      if (records.every(isAcceptance)) return records
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new MetierError({
    code: 'invalid-config',
    message: `The list of accepted skills in ${path} cannot be read.`,
    next: 'Repair the file, or move it away and accept again what you accept.',
    data: { path },
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAcceptance(value: unknown): value is Acceptance {
  if (!isObject(value) || !Array.isArray(value['rules'])) return false
  const isText = (key: string) => typeof value[key] === 'string'
  const hasUntil = value['until'] === undefined || isText('until')
  return hasUntil && isText('digest') && isText('name') && isText('reason') && isText('date')
}
