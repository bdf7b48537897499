import type { Acceptance } from './acceptance.ts'

/** Has the last day of an acceptance passed? Days of the form `YYYY-MM-DD` are in order as texts. */
export function isEnded({ until }: Pick<Acceptance, 'until'>, today: string): boolean {
  return until !== undefined && until < today
}
