import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { MetierError, compareBytes, type FileSystem } from '@metier/core'
import { digestDirectory } from '../facts/digest-directory.ts'
import { digestLine } from '../facts/digest-line.ts'
import { isPackedByGit } from './is-packed-by-git.ts'

export interface SkillIdentity {
  /** Digest of the skill; `null` when it cannot be digested whole: then it cannot be accepted either. */
  readonly digest: string | null
  /**
   * Names all that is scanned: the digest, or another where something lies in a `.git`, which a digest leaves out.
   * Verdicts and the user's words are kept under it. `null` when it cannot be named.
   */
  readonly content: string | null
}

/** Bytes of one file in a `.git` that git does not pack, and files of all of them: of more nobody can vouch. */
const largestFile = 64 * 1024 * 1024
const mostFiles = 20_000

/** What a skill is, for a verdict to be remembered under, and for a word of the user to be pinned to. */
export function skillIdentity(fileSystem: FileSystem, directory: string): SkillIdentity {
  const leftOut: string[] = []
  const digest = orNull(() => digestDirectory(fileSystem, directory, { onLeftOut: (path) => leftOut.push(path) }))
  if (digest === null || leftOut.length === 0) return { digest, content: digest }
  return { digest, content: orNull(() => contentOf(fileSystem, directory, { digest, leftOut })) }
}

function orNull(read: () => string | null): string | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof MetierError) return null
    throw error
  }
}

function contentOf(
  fileSystem: FileSystem,
  directory: string,
  { digest, leftOut }: { readonly digest: string; readonly leftOut: readonly string[] },
): string | null {
  const lines: string[] = []
  const visit = (path: string): boolean => {
    const place = join(directory, path)
    const stat = fileSystem.statLink(place)
    if (stat === undefined || lines.length > mostFiles) return false
    if (stat.kind === 'directory') {
      return (fileSystem.list(place) ?? []).every(({ name }) => visit(`${path}/${name}`))
    }
    if (stat.kind !== 'file') {
      lines.push([path, stat.kind, fileSystem.realPath(place) ?? ''].join('\0'))
      return true
    }
    if (isPackedByGit(fileSystem, directory, path)) return true
    const head = fileSystem.readHead(place, largestFile, { followLink: false })
    if (head?.stat.kind !== 'file' || head.bytes.length !== head.stat.size) return false
    lines.push(digestLine(path, head.bytes, (head.stat.mode & 0o100) !== 0))
    return true
  }
  if (!leftOut.every(visit)) return null
  const list = [digest, ...lines.toSorted(compareBytes)].join('\n')
  return `sha256:${createHash('sha256').update(list).digest('hex')}`
}
