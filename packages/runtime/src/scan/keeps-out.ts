import type { Candidate } from '@metier/core'

/** Verdicts that make a skill blocked. */
export function keepsOut(verdict: Candidate['verdict'] | undefined): boolean {
  return verdict === 'block' || verdict === 'incomplete'
}
