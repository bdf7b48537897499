import { createHash } from 'node:crypto'
import type { FileSystem } from '@metier/core'
import { digestOrNothing } from '../facts/digest-or-nothing.ts'
import { stampDirectory } from './stamp-directory.ts'

export interface SkillIdentity {
  /** Digest of the skill; `null` when it cannot be digested whole: then it cannot be accepted either. */
  readonly digest: string | null
  /** Names all that is scanned, what a digest leaves out too; `null` when it cannot be named. */
  readonly content: string | null
}

/** What a skill is, for a verdict to be remembered under. `.git` is scanned and is no part of a digest. */
export function skillIdentity(fileSystem: FileSystem, directory: string): SkillIdentity {
  const digest = digestOrNothing(fileSystem, directory)
  if (digest === null || fileSystem.statLink(`${directory}/.git`) === undefined) return { digest, content: digest }
  const stamp = stampDirectory(fileSystem, directory)
  if (stamp === undefined) return { digest, content: null }
  return { digest, content: createHash('sha256').update(`${digest}\0${stamp.text}`).digest('hex') }
}
