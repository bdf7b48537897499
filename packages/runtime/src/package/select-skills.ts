import { MetierError, closestWord, nameKey } from '@metier/core'
import type { PackageSkill, PackageSkills } from './find-package-skills.ts'

export interface SelectSkillsOptions {
  readonly found: PackageSkills
  /** As asked for; empty is all there are. */
  readonly wanted: readonly string[]
  /** For errors. */
  readonly source: string
}

/**
 * The skills that are wanted, each name once (checklist BTW-56); the name of a plugin stands for all of its skills. Throws `not-found` with what there is, and `refused`
 * for a wanted one that cannot be read.
 */
export function selectSkills({ found, wanted, source }: SelectSkillsOptions): readonly PackageSkill[] {
  const { skills, refused } = found
  if (skills.length === 0 || wanted.length === 0) {
    if (skills.length > 0) return skills
    const why = refused.map(({ path, message }) => `${path}: ${message}`).join('; ')
    throw new MetierError({
      code: refused.length > 0 ? 'refused' : 'not-found',
      message: `${source} holds no skill that can be used.${why === '' ? '' : ` ${why.slice(0, 1000)}`}`,
      next:
        refused.length > 0
          ? 'Mend the skill where it comes from.'
          : 'A skill is a folder with a SKILL.md; check the address.',
    })
  }
  const chosen = wanted.flatMap((name) => {
    const key = nameKey(name)
    const match =
      skills.find((skill) => nameKey(skill.name) === key) ?? skills.find((skill) => nameKey(folderOf(skill)) === key)
    if (match !== undefined) return [match]
    const ofPlugin = skills.filter(({ plugin }) => plugin !== undefined && nameKey(plugin) === key)
    if (ofPlugin.length > 0) return ofPlugin
    throw missing(name, { found, source, wanted })
  })
  return [...new Set(chosen)]
}

function folderOf({ skillPath }: PackageSkill): string {
  return skillPath.split('/').at(-2) ?? ''
}

function missing(name: string, { found, source }: SelectSkillsOptions): MetierError {
  const other = found.elsewhere?.find((plugin) => nameKey(plugin.name) === nameKey(name))
  if (other !== undefined) {
    return new MetierError({
      code: 'not-found',
      message: `${source} lists the plugin ${other.name}, which lies somewhere else: ${other.source}.`,
      next: `Look at that source, and add it yourself: metier add ${other.source}`,
    })
  }
  const refused = found.refused.find(({ path }) => path.split('/').at(-2) === name)
  const names = found.skills.map((skill) => skill.name)
  const near = closestWord(name, names)
  const list = names.slice(0, 20).join(', ') + (names.length > 20 ? ` and ${names.length - 20} more` : '')
  return new MetierError({
    code: refused === undefined ? 'not-found' : 'refused',
    message:
      refused === undefined
        ? `${source} has no skill ${JSON.stringify(name.slice(0, 100))}.`
        : `${refused.path}: ${refused.message}`,
    next: near === undefined ? `There are: ${list}.` : `Did you mean ${near}? There are: ${list}.`,
  })
}
