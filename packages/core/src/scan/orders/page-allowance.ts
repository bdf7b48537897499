/**
 * What a paragraph beside SKILL.md must have beyond one in it, in the model's log-odds before it warns or blocks, and in points
 * of the frames before it blocks. The other pages of a skill hold together twice as many
 * paragraphs of ten words and more (2.14 times, counted over the labelled skills that have other pages), and each is a chance
 * of a false alarm: the logarithm of 1 + 2.14.
 */
export function pageAllowance(path: string): number {
  return path === 'SKILL.md' ? 0 : 1.1
}
