import type { KnownSkillFacts } from '../ports/skill-facts.ts'
import type { Candidate } from './candidate.ts'

/** The same candidate with what is known of its directory now. */
export function withFacts(candidate: Candidate, { digest, verdict }: KnownSkillFacts): Candidate {
  // Some may be made only when they are asked for, and then a copy would not have them.
  const { skill, size, modified } = candidate
  return { ...candidate, skill, size, modified, digest, verdict }
}
