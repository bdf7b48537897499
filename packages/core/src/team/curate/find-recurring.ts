import { splitWords } from '../../search/split-words.ts'
import { tokenize } from '../../search/tokenize.ts'
import { isProjectHeading } from '../is-project-heading.ts'

/** A place in a history. */
export interface HistoryLine {
  /** Directory name of the member. */
  readonly agent: string
  /** 1-based. */
  readonly line: number
  /** Without the mark of a list. */
  readonly text: string
}

/** Words that stand in several entries of the histories (checklist SQD-58). */
export interface RecurringPattern {
  /** The shortest sentence that says it, or the words themselves. */
  readonly text: string
  /** The words that stand in all places. */
  readonly words: string
  readonly places: readonly HistoryLine[]
}

/** As often must a thing be written down before it is a pattern: the number in the document's example. */
const fewestPlaces = 3
/** Words of a phrase. Shorter ones are manners of speaking; longer ones are found by their beginnings. */
const shortest = 4
const longest = 8
/** Of these, at least so many must say something. */
const tellingTerms = 3
/** A sentence of more words tells the story of one day. */
const longestSentence = 20
const mostLines = 50_000

/**
 * Phrases that stand in at least three entries, the longest first; each entry counts for one pattern. Time is in
 * proportion to the histories.
 */
export function findRecurring(histories: ReadonlyMap<string, string>): readonly RecurringPattern[] {
  const lines = [...histories].flatMap(([agent, text]) => linesOf(agent, text)).slice(0, mostLines)
  const words = lines.map(({ text }) => splitWords(text.slice(0, 1000)))
  const used = new Set<number>()
  const found: RecurringPattern[] = []
  for (let length = longest; length >= shortest; length -= 1) {
    const places = new Map<string, number[]>()
    for (const [at, all] of words.entries()) {
      for (let start = 0; start + length <= all.length; start += 1) {
        const gram = all.slice(start, start + length).join(' ')
        const known = places.get(gram)
        if (known === undefined) places.set(gram, [at])
        else if (known.at(-1) !== at) known.push(at)
      }
    }
    for (const [gram, all] of places) {
      const free = all.filter((at) => !used.has(at))
      if (free.length < fewestPlaces || !isTelling(gram)) continue
      for (const at of free) used.add(at)
      const at = free.flatMap((index) => lines[index] ?? [])
      found.push({ text: bestText(gram, at), words: gram, places: at })
    }
  }
  return found
}

/** What stands under a heading that speaks of the project is no lesson, however often it stands there. */
function linesOf(agent: string, history: string): readonly HistoryLine[] {
  const lines: HistoryLine[] = []
  let isOfProject = false
  for (const [at, raw] of history.split('\n').entries()) {
    if (/^#{1,6}[ \t]/.test(raw)) isOfProject = isProjectHeading(raw)
    const text = raw
      .trim()
      .replace(/^(?:[-*+]|\d{1,4}[.)])\s+/, '')
      .replaceAll(/[*_`]/g, '')
    // Headings name sections, and the notes of Metier say why something is no skill.
    if (isOfProject || text === '' || raw.startsWith('#') || text.startsWith('Kept here:')) continue
    lines.push({ agent, line: at + 1, text })
  }
  return lines
}

function isTelling(gram: string): boolean {
  return new Set(tokenize(gram)).size >= tellingTerms
}

/** A sentence of somebody that is hardly longer than the phrase reads better than the phrase. */
function bestText(gram: string, places: readonly HistoryLine[]): string {
  const sentences = places
    .flatMap(({ text }) => text.split(/(?<=[.!?;:])\s+/u))
    .filter((sentence) => splitWords(sentence).join(' ').includes(gram))
    .filter((sentence) => splitWords(sentence).length <= longestSentence)
    .toSorted((one, other) => one.length - other.length)
  const [best] = sentences
  return best !== undefined && splitWords(best).length <= splitWords(gram).length + 4 ? best : gram
}
