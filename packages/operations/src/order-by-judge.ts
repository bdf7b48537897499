import {
  MetierError,
  applyJudgedOrder,
  judgedHits,
  readJudgedOrder,
  type CancelSignal,
  type CatalogEntry,
  type SearchAnswer,
} from '@metier/core'
import type { Journal } from '@metier/runtime'
import { askSearchJudge, type SearchJudge } from './ask-search-judge.ts'

export interface OrderByJudgeOptions {
  readonly judge: SearchJudge
  readonly query: string
  readonly journal: Journal
  readonly signal?: CancelSignal
  /** Milliseconds an answer may take; 30,000 unless told: somebody waits for it, and a program must start first. */
  readonly timeoutMs?: number
}

const usualTimeoutMs = 30_000

/** What was answered before in this process, by agent, question and names; the oldest first. */
const known = new Map<string, readonly string[]>()
const mostKnown = 1000

/**
 * An answer in the order that the judge gives it (see `applyJudgedOrder`). What was asked for by its name needs no judge.
 * Where there is no answer, a late one or one that cannot be read, the order stays, and the journal says why: a search
 * does not fail for want of a model.
 */
export async function orderByJudge(
  answer: SearchAnswer<CatalogEntry>,
  { judge, query, journal, signal, timeoutMs = usualTimeoutMs }: OrderByJudgeOptions,
): Promise<SearchAnswer<CatalogEntry>> {
  const [first] = answer.hits
  if (first === undefined || first.score > 1) return answer
  const skills = answer.hits.slice(0, judgedHits).map(({ item: { name, description } }) => ({ name, description }))
  const key = JSON.stringify([judge.agent, query, skills.map(({ name }) => name)])
  const before = known.get(key)
  if (before !== undefined) return applyJudgedOrder(answer, before, nameOf)
  try {
    const names = readJudgedOrder(await askSearchJudge({ judge, request: { query, skills }, timeoutMs, signal }))
    if (names !== undefined && isAboutThese(names, skills)) {
      remember(key, names)
      return applyJudgedOrder(answer, names, nameOf)
    }
    journal.write(
      'warn',
      `Ordered without the judge: the agent ${judge.agent} answered with no list of what was found.`,
    )
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    journal.write('warn', `Ordered without the judge: ${error.message}`)
  }
  return answer
}

function nameOf({ name }: CatalogEntry): string {
  return name
}

function isAboutThese(names: readonly string[], skills: readonly { readonly name: string }[]): boolean {
  return names.length === 0 || skills.some(({ name }) => names.includes(name))
}

function remember(key: string, names: readonly string[]): void {
  const [oldest] = known.keys()
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest)
  known.set(key, names)
}
