import type { KeptSearch } from './create-skill-search.ts'

/** What a search was answered from, written down for the next process. */
export interface LastSearch extends Omit<KeptSearch, 'roots'> {
  readonly schema: 'metier.last-search/2'
  /** Absolute paths of the segments. */
  readonly files: { readonly base: string; readonly changes: string }
  /** Absolute path of the table of words, where there was one. */
  readonly words?: string
  /** Whether uses of skills decide between those that are nearly level. */
  readonly usage: 'on' | 'off'
  /** Paths whose change may mean other skills, each with the time of its last change in milliseconds, -1 where it is not there. */
  readonly witnesses: readonly (readonly [path: string, modified: number])[]
}

export const lastSearchSchema = 'metier.last-search/2'

/** What a file of ours says, checked; `undefined` for anything else. */
export function readLastSearch(text: string): LastSearch | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return isLastSearch(data) ? data : undefined
  } catch {
    return undefined
  }
}

function isLastSearch(value: unknown): value is LastSearch {
  if (!isRecord(value) || value['schema'] !== lastSearchSchema) return false
  const { base, changes, inactive, files, words, usage, witnesses } = value
  return (
    typeof base === 'string' &&
    (changes === null || typeof changes === 'string') &&
    Array.isArray(inactive) &&
    isRecord(files) &&
    typeof files['base'] === 'string' &&
    typeof files['changes'] === 'string' &&
    (words === undefined || typeof words === 'string') &&
    (usage === 'on' || usage === 'off') &&
    Array.isArray(witnesses) &&
    witnesses.every((each) => Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number')
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
