import type { CatalogEntry, SkillState } from '../catalog/entry.ts'
import type { CatalogView } from '../catalog/view.ts'
import { blankSkill } from '../format/fields/blank-skill.ts'
import type { Skill } from '../format/skill.ts'
import { nameKey } from '../format/name-key.ts'

/** Test helper: a skill with defaults for everything that a test does not speak of. */
function skillOf(fields: Partial<Skill> & { name: string }): Skill {
  return { ...blankSkill(fields.name, `Does what ${fields.name} does.`), ...fields }
}

export function entryOf(
  fields: Partial<Skill> & { name: string },
  place: { root?: string; state?: SkillState; reasons?: CatalogEntry['reasons'] } = {},
): CatalogEntry {
  const skill = skillOf(fields)
  const root = place.root ?? '/home/ada/project/.agents/skills'
  const directory = `${root}/${fields.name}`
  return {
    name: skill.name,
    description: skill.description,
    state: place.state ?? 'active',
    reasons: place.reasons ?? [],
    candidate: {
      root: { path: root, scope: 'project', order: 0, source: 'agents' },
      directory,
      location: `${directory}/SKILL.md`,
      skill,
      key: nameKey(skill.name),
      directoryKey: nameKey(skill.name),
      diagnostics: [],
      size: 100,
      modified: 0,
      digest: null,
      verdict: 'unscanned',
      trusted: false,
    },
  }
}

export function viewOf(entries: readonly CatalogEntry[]): CatalogView {
  return {
    generation: 1,
    entries,
    active: entries.filter((entry) => entry.state === 'active'),
    all: entries,
    unresolvedReferences: [],
    resolve: (name) => entries.find((entry) => entry.candidate.key === nameKey(name)),
  }
}
