import { splitFences } from '../format/frontmatter/split-fences.ts'

/** The text behind the frontmatter of a SKILL.md or of its beginning; all of it where there is no frontmatter. */
export function skillBody(text: string): string {
  const result = splitFences(text)
  if ('fences' in result) return text.slice(result.fences.bodyOffset)
  return result.problem.code === 'no-frontmatter' ? text : ''
}
