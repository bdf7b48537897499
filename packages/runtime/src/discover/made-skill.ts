import type { Candidate, Skill } from '@metier/core'

// Beside the candidates, not in them: hardly any of thousands is ever asked for its skill.
const made = new WeakMap<Candidate, Skill>()

/** The skill of a candidate that makes it when somebody first asks for it. */
export function madeSkill(candidate: Candidate, make: () => Skill): Skill {
  let skill = made.get(candidate)
  if (skill === undefined) made.set(candidate, (skill = make()))
  return skill
}
