import { MetierError } from '@metier/core'
import { directoryNameOf, renamePrepared, type PreparedSkill, type SkillStore } from '@metier/runtime'

/** With --as the one skill has another name from here on; its own stays in the lock. */
export function renamedSkills(
  skills: readonly PreparedSkill[],
  as: string | undefined,
  store: SkillStore,
): readonly PreparedSkill[] {
  if (as === undefined) return skills
  if (skills.length !== 1) {
    throw new MetierError({
      code: 'usage',
      message: `--as gives one skill another name, and these are ${skills.length}.`,
      next: 'Choose one with --skill NAME.',
    })
  }
  return skills.map((skill) => {
    const entry = { ...skill.entry, as: skill.name }
    return renamePrepared({ ...skill, entry }, { store, name: directoryNameOf(as), entry })
  })
}
