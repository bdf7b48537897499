import type { ReplacedSkill, SkillFiles } from '@metier/core'
import { contentDigest } from '@metier/runtime'

/** A skill of a team as it is now, for a draft that takes its place. */
export function replacedSkill(path: string, files: SkillFiles): ReplacedSkill {
  return { path, files: new Map([...files].map(([file, { bytes }]) => [file, contentDigest(bytes)])) }
}
