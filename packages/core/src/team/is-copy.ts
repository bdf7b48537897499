import type { StagedSkill } from './staged-skill.ts'

/** Is what lies there, by its digest, a copy as it was made? Without a digest nobody can tell, and it is a person's. */
export function isCopy({ digest, was }: StagedSkill, there: string | null | undefined): boolean {
  return typeof there === 'string' && (there === digest || there === was)
}
