import { MetierError } from '../../errors/metier-error.ts'
import type { SkillFiles } from '../../package/merge-files.ts'
import type { TeamChange } from '../team-change.ts'
import { draftFile } from './draft-file.ts'
import { skillRoot } from './skill-root.ts'
import type { TeamDraft } from './team-draft.ts'

export interface AcceptOptions {
  readonly draft: TeamDraft
  /** All files of the draft's directory. */
  readonly all: SkillFiles
  /** Files of a skill by its directory in the team; empty where there is none. */
  readonly skillAt: (path: string) => SkillFiles
  readonly digestOf: (bytes: Uint8Array) => string
}

export interface AcceptPlan {
  /** Directory of the skill, relative to the team. */
  readonly path: string
  readonly changes: readonly TeamChange[]
}

/**
 * Puts a draft where its owner finds it. What it replaces goes to the archive, and only if it is still what the draft
 * was made from. Throws `already-exists` and `refused`.
 */
export function acceptDraft({ draft, all, skillAt, digestOf }: AcceptOptions): AcceptPlan {
  const path = `${skillRoot(draft.to)}/${draft.name}`
  const isReplaced = draft.replaces.some((replaced) => replaced.path === path)
  if (!isReplaced && skillAt(path).size > 0) {
    throw new MetierError({
      code: 'already-exists',
      message: `There is a skill in ${path} already.`,
      next: `Rename the draft's folder and the \`name\` in its SKILL.md, or take it back with \`metier team reject ${draft.name}\`.`,
    })
  }
  const changes = new Map<string, TeamChange>()
  for (const replaced of draft.replaces) {
    const there = skillAt(replaced.path)
    const isSame =
      there.size === replaced.files.size &&
      [...there].every(([file, { bytes }]) => replaced.files.get(file) === digestOf(bytes))
    if (!isSame) {
      throw new MetierError({
        code: 'refused',
        message: `${replaced.path} has changed since the draft was made.`,
        next: `Take the draft back with \`metier team reject ${draft.name}\`, then run \`metier team curate\` again.`,
      })
    }
    for (const [file, { bytes }] of there) {
      const at = `${replaced.path}/${file}`
      changes.set(at, { path: at, bytes: null, before: bytes, keeps: true })
    }
  }
  for (const [file, { bytes, executable }] of draft.files) {
    const at = `${path}/${file}`
    const old = changes.get(at)?.before ?? null
    changes.set(at, { path: at, bytes, executable, before: old, keeps: old !== null })
  }
  return { path, changes: [...changes.values(), ...gone(draft.name, all)] }
}

/** The draft itself: its skill lies elsewhere now, so only what is said about it is kept. */
function gone(name: string, all: SkillFiles): readonly TeamChange[] {
  return [...all].map(([file, { bytes }]) => ({
    path: `drafts/${name}/${file}`,
    bytes: null,
    before: bytes,
    keeps: file === draftFile,
  }))
}
