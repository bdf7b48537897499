import { MetierError } from '@metier/core'
import { matchesWords } from './matches-words.ts'
import { remoteHit } from './remote-hit.ts'
import type { RemoteHit, RemoteSearchContext } from './remote-search.ts'

const places = ['.well-known/agent-skills/index.json', '.well-known/skills/index.json'] as const

/** Bytes of an index. */
const largest = 16 * 1024 * 1024

/** The skills that a host lists, those with the most words of the query first. */
export async function searchWellKnown(
  url: string,
  query: string,
  { download, limit }: RemoteSearchContext,
): Promise<readonly RemoteHit[]> {
  const base = url.endsWith('/') ? url : `${url}/`
  for (const place of places) {
    const answer = await download(new URL(place, base).href, { limit: largest, optional: true })
    if (answer === undefined) continue
    return skillsIn(answer.bytes, url)
      .flatMap((entry) => remoteHit({ ...said(entry), reference: (name) => `well-known:${url}@${name}` }) ?? [])
      .map((hit) => ({ hit, words: matchesWords(hit, query) }))
      .filter(({ words }) => words > 0)
      .toSorted((left, right) => right.words - left.words)
      .slice(0, limit)
      .map(({ hit }) => hit)
  }
  throw new MetierError({ code: 'not-found', message: `${url} lists no skills.`, next: 'Check the address.' })
}

function skillsIn(bytes: Uint8Array, url: string): readonly unknown[] {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof data === 'object' && data !== null && 'skills' in data && Array.isArray(data.skills)) return data.skills
  } catch {
    // Said below.
  }
  throw new MetierError({
    code: 'fetch-failed',
    message: `${url} has an index that cannot be read.`,
    next: 'Tell whoever runs it.',
  })
}

function said(entry: unknown): { readonly name: unknown; readonly description: unknown; readonly tags: unknown } {
  const [name, description, tags] = ['name', 'description', 'tags'].map((key): unknown =>
    typeof entry === 'object' && entry !== null && Object.hasOwn(entry, key) ? Reflect.get(entry, key) : undefined,
  )
  return { name, description, tags }
}
