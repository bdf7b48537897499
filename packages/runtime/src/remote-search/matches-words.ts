import type { RemoteHit } from './remote-search.ts'

/** How many of the words of a query a hit has in its name, description or tags, for sources that cannot search themselves. */
export function matchesWords({ name, description, tags }: RemoteHit, query: string): number {
  const text = new Set(wordsOf(`${name} ${description} ${tags.join(' ')}`))
  return wordsOf(query).filter((word) => text.has(word)).length
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
