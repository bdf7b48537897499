import type { Topic } from './topic-of.ts'

/** The second sentence of a description that is made of a lesson. Of a ban it names no thing, but the deed. */
export function whenToUse({ title, isBan }: Pick<Topic, 'title' | 'isBan'>): string {
  if (isBan) return 'Use before work that could do so.'
  return `Use when the work has to do with ${title.replaceAll(/[<>]/g, '')}.`
}
