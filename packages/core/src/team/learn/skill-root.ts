/** Where the skills of a member lie in a team, or, for `null`, those of everybody. */
export function skillRoot(to: string | null): string {
  return to === null ? 'skills' : `agents/${to}/skills`
}
