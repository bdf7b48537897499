import type { KnownSkillFacts } from '../ports/skill-facts.ts'
import type { Candidate } from './candidate.ts'

/** The same candidate with what is known of its directory now. */
export function withFacts(candidate: Candidate, { digest, verdict }: KnownSkillFacts): Candidate {
  // The skill may be made only when it is asked for, and then a copy would not have it.
  return { ...candidate, skill: candidate.skill, digest, verdict }
}
