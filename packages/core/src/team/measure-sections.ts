import { estimateTokens } from '../text/estimate-tokens.ts'
import { percentOf } from './percent-of.ts'
import type { SpawnRow } from './spawn-row.ts'

/** A part of a prompt: what it is, its title in the table of costs, its text. An empty text is left out. */
export type SpawnSection = readonly [part: SpawnRow['part'], title: string, text: string]

/** Puts sections together and says what each costs; the rows add up to the whole. */
export function measureSections(sections: readonly SpawnSection[], contextWindow: number) {
  let text = ''
  let tokens = 0
  const rows: SpawnRow[] = []
  for (const [part, title, section] of sections) {
    if (section === '') continue
    text += text === '' ? section : `\n\n${section}`
    const now = estimateTokens(text)
    // By what it adds: parts that are measured alone round up one by one and do not add up to the whole.
    const own = now - tokens
    rows.push({ part, title, tokens: own, percent: percentOf(own, contextWindow), place: 'prompt' })
    tokens = now
  }
  return { text, tokens, rows }
}
