import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { isTrusted, type FileSystem, type FileWriter, type Host, type TrustRecord, type TrustStore } from '@metier/core'
import { projectFileName } from '../config/find-project-root.ts'
import type { TrustedFile } from '../config/load-configuration.ts'
import { platformDirectories } from '../config/platform-directories.ts'
import { readSettingsBytes } from '../config/read-settings-bytes.ts'
import { withLock } from '../disk/with-lock.ts'
import { skillIdentity } from '../scan/skill-identity.ts'
import { findSkillDirectories } from './find-skill-directories.ts'
import { formatTrustFile } from './format-trust-file.ts'
import { readTrustFile } from './read-trust-file.ts'
import type { TrustFileRecord } from './trust-file-record.ts'

export interface OpenTrustFileOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
}

/** What the user trusts, kept in the user's configuration directory. Directories are absolute real paths. */
export interface TrustFile extends TrustStore {
  records(): readonly TrustRecord[]
  /** Is this the very settings file that was there when its project was trusted? */
  isTrustedFile(file: TrustedFile): boolean
  /**
   * Is this the very skill that was there when its directory was trusted? Reads all of the skill: to be asked
   * before something of it runs, not while listing. Of whoever read it already, `content` is its `skillIdentity` then.
   */
  isTrustedSkill(directory: string, content?: string | null): boolean
  /** Trusts a directory and what is in it now. False when that is known already. */
  add(directory: string): boolean
  /**
   * The user's word on a settings file goes over to its new content: they changed it themselves, through Metier. False
   * where the old content was not trusted. Digests as `isTrustedFile` has them.
   */
  moveSettings(change: { readonly projectRoot: string; readonly from: string; readonly to: string }): boolean
  /** Takes back the word on exactly this directory. False when there was none. */
  remove(directory: string): boolean
}

/**
 * Read when the first question comes, and again when the file changed: who runs for days heeds what is said meanwhile.
 * `add` and `remove` read again under a lock, so that two processes do not undo each other.
 */
export function openTrustFile({ fileSystem, writer, host }: OpenTrustFileOptions): TrustFile {
  const path = join(platformDirectories(host).configuration, 'trust.json')
  // A skill that cannot be digested whole is one that nobody vouches for.
  const digestOf = (directory: string) => skillIdentity(fileSystem, directory).content ?? undefined
  let remembered: { readonly stamp: string; readonly records: readonly TrustFileRecord[] } | undefined
  const stamp = (): string => {
    const stat = fileSystem.stat(path)
    return stat === undefined ? '' : `${stat.identity} ${stat.size} ${stat.modified} ${stat.changed ?? ''}`
  }
  const records = (): readonly TrustFileRecord[] => {
    const now = stamp()
    if (remembered?.stamp === now) return remembered.records
    remembered = { stamp: now, records: readTrustFile(fileSystem, path) }
    return remembered.records
  }
  const covering = (directory: string) =>
    records().filter((record) => isTrusted({ records: [record], directory, digestOf }))
  const change = (next: RecordChange) => changeRecords({ fileSystem, writer, path }, next)
  return {
    records,
    stamp,
    isTrusted: (directory) => covering(directory).length > 0,
    isTrustedFile: ({ projectRoot, digest }) => {
      const real = fileSystem.realPath(projectRoot)
      return covering(real ?? projectRoot).some((record) => record.directory === real && record.settings === digest)
    },
    isTrustedSkill: (directory, content) => {
      const real = fileSystem.realPath(directory)
      const digest = real === undefined ? undefined : content === undefined ? digestOf(real) : (content ?? undefined)
      if (real === undefined || digest === undefined) return false
      return covering(real).some((record) => record.skills?.[slashed(relative(record.directory, real))] === digest)
    },
    add: (directory) => {
      // Reads every skill, which may take longer than a lock is held.
      const record = recordOf(fileSystem, directory, digestOf)
      return change((known) => {
        const others = known.filter((each) => each.directory !== directory)
        return [...others, record].toSorted((left, right) => (left.directory < right.directory ? -1 : 1))
      })
    },
    moveSettings: ({ projectRoot, from, to }) => {
      const real = fileSystem.realPath(projectRoot)
      const isMeant = ({ directory, settings }: TrustFileRecord) => directory === real && settings === from
      return change((known) => known.map((record) => (isMeant(record) ? { ...record, settings: to } : record)))
    },
    remove: (directory) => change((known) => known.filter((record) => record.directory !== directory)),
  }
}

interface RecordsOnDisk {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly path: string
}

type RecordChange = (known: readonly TrustFileRecord[]) => readonly TrustFileRecord[]

/** Was there anything to change? */
function changeRecords({ fileSystem, writer, path }: RecordsOnDisk, next: RecordChange): boolean {
  const attempt = (write: boolean): boolean => {
    const known = readTrustFile(fileSystem, path)
    const text = formatTrustFile(next(known))
    if (text === formatTrustFile(known)) return false
    if (write) writer.write(path, text, { mode: 0o600 })
    return true
  }
  // What changes nothing needs neither a lock nor a disk that can be written.
  return attempt(false) && withLock({ fileSystem, writer, path }, () => attempt(true))
}

function recordOf(
  fileSystem: FileSystem,
  directory: string,
  digestOf: (directory: string) => string | undefined,
): TrustFileRecord {
  const skills: Record<string, string> = {}
  for (const skill of findSkillDirectories(fileSystem, directory)) {
    const digest = digestOf(skill)
    if (digest !== undefined) skills[slashed(relative(directory, skill))] = digest
  }
  const settings = readSettingsBytes(fileSystem, join(directory, projectFileName))
  return {
    directory,
    ...(settings !== undefined && { settings: `sha256:${createHash('sha256').update(settings).digest('hex')}` }),
    skills,
  }
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/')
}
