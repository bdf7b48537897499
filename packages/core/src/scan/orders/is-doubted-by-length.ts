/** Three times the paragraphs of an ordinary SKILL.md, all told. */
const mostForWordings = 1.1

/**
 * A wording says nothing of how much it weighs. On pages that together are longer than usual, among which it is met by chance, it
 * is said to somebody who looks, and blocks where the model agrees. `allowance` as `PageAllowances` has it.
 */
export function isDoubtedByLength(allowance: number): boolean {
  return allowance > mostForWordings
}
