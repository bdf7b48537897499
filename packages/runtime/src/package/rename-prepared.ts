import { MetierError, renameSkillText, signatureFileName, type LockEntry } from '@metier/core'
import type { SkillStore } from '../store/open-store.ts'
import { computedHash } from './computed-hash.ts'
import type { PreparedSkill } from './prepare-package.ts'

export interface RenameOptions {
  readonly store: SkillStore
  /** Of the directory it is installed in. */
  readonly name: string
  /** The one whose `as` says whether the skill has another name than in its source. */
  readonly entry: Pick<LockEntry, 'as'>
}

/**
 * A skill under another name than in its source: the line of SKILL.md that says its name is rewritten, so that two of
 * one name are two skills for every agent (decisions R-50), and it is another skill by its digest. A signature does not
 * fit it any more and is left out; who signed what came from the source stays in the entry.
 */
export function renamePrepared(skill: PreparedSkill, { store, name, entry }: RenameOptions): PreparedSkill {
  if (entry.as === undefined || name === skill.name) return skill
  const files = new Map(store.files(skill.digest) ?? [])
  const main = ['SKILL.md', 'skill.md'].find((path) => files.has(path))
  const text = main === undefined ? undefined : files.get(main)
  if (main === undefined || text === undefined) throw unreadable(skill.name)
  files.set(main, { ...text, bytes: renameSkillText(text.bytes, name) })
  files.delete(signatureFileName)
  const digest = store.put('', files)
  const rewritten = { as: entry.as, digest, sourceDigest: skill.digest, computedHash: computedHash('', files) }
  return { ...skill, digest, entry: { ...skill.entry, ...rewritten } }
}

function unreadable(name: string): MetierError {
  return new MetierError({
    code: 'integrity-failed',
    message: `The stored copy of ${name} cannot be read.`,
    next: 'Run the command again, so that it is fetched anew.',
  })
}
