import { join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { readOwnWord } from '../disk/read-own-word.ts'
import { withLock } from '../disk/with-lock.ts'
import type { RememberedApproval } from './remembered-approval.ts'

export interface OpenApprovalsOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
}

/** What the user answered with "always", in `approvals.json` of the user's configuration directory. */
export interface Approvals {
  readonly path: string
  /** Those of one skill as it is now. Throws `invalid-config` for a file that is not ours. */
  of(skill: { readonly directory: string; readonly digest: string | null }): readonly RememberedApproval[]
  add(approval: RememberedApproval): void
  /** Every one, of whatever state of its skill. */
  all(): readonly RememberedApproval[]
  /** Takes back those that are meant; says how many there were. */
  forget(isMeant: (approval: RememberedApproval) => boolean): number
}

const schema = 'metier.approvals/1'

/** Read at each question: the answer of a minute ago, given elsewhere, counts. */
export function openApprovals({ fileSystem, writer, host }: OpenApprovalsOptions): Approvals {
  const path = join(platformDirectories(host).configuration, 'approvals.json')
  const read = () => readApprovals(fileSystem, path)
  const write = (approvals: readonly RememberedApproval[]) =>
    writer.write(path, `${JSON.stringify({ schema, approvals }, undefined, 2)}\n`, { mode: 0o600 })
  return {
    path,
    of: ({ directory, digest }) => read().filter((each) => each.directory === directory && each.digest === digest),
    add: (approval) => {
      withLock({ fileSystem, writer, path }, () => {
        // What was said of an earlier state of this skill is of no use any more.
        const others = read().filter(
          (each) =>
            each.directory !== approval.directory ||
            (each.digest === approval.digest && !isSame(each.patterns, approval.patterns)),
        )
        write([...others, approval])
      })
    },
    all: read,
    forget: (isMeant) => {
      // Nothing is made where nothing was.
      if (!read().some((each) => isMeant(each))) return 0
      let forgotten = 0
      withLock({ fileSystem, writer, path }, () => {
        const before = read()
        const kept = before.filter((each) => !isMeant(each))
        forgotten = before.length - kept.length
        write(kept)
      })
      return forgotten
    },
  }
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text, index) => text === right[index])
}

function readApprovals(fileSystem: FileSystem, path: string): readonly RememberedApproval[] {
  const bytes = readOwnWord(fileSystem, path)
  if (bytes === undefined) return []
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (isRecord(data) && data['schema'] === schema && Array.isArray(data['approvals'])) {
      const approvals: unknown[] = data['approvals']
      if (approvals.every(isApproval)) return approvals
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new MetierError({
    code: 'invalid-config',
    message: `The list of your permissions in ${path} cannot be read.`,
    next: 'Repair the file, or remove it: you are then asked again.',
    data: { path },
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isApproval(value: unknown): value is RememberedApproval {
  if (!isRecord(value) || !isTexts(value['patterns']) || !isRecord(value['grants'])) return false
  const { network, workspace, credentials } = value['grants']
  const areTexts = [value['skill'], value['directory'], value['digest']].every((item) => typeof item === 'string')
  return (
    areTexts &&
    typeof network === 'boolean' &&
    (workspace === undefined || workspace === 'read' || workspace === 'write') &&
    isTexts(credentials)
  )
}
