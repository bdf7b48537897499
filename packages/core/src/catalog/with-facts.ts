import type { KnownSkillFacts } from '../ports/skill-facts.ts'
import type { Candidate } from './candidate.ts'
import { plainCandidate } from './plain-candidate.ts'

/** The same candidate with what is known of its directory now. */
export function withFacts(candidate: Candidate, { digest, verdict }: KnownSkillFacts): Candidate {
  return { ...plainCandidate(candidate), digest, verdict }
}
