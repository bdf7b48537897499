import { splitWords } from '../../search/split-words.ts'
import { tokenize } from '../../search/tokenize.ts'

/** The specification's limit, in code units at the most. */
const longest = 1024
/** Of its terms so many stand in one sentence of the other description: it says nothing new. */
const sameThing = 0.75
/** So short a sentence is a title: the shorter of two titles is the one of both. */
const titleWords = 4

/** A sentence that says when a skill is for, in its parts: "Use this skill", "when", "an endpoint is added". */
interface Occasion {
  readonly lead: string
  readonly link: string
  readonly rest: string
}

/**
 * The description of a skill that does what two did: each sentence of the first, then what the second adds, and once,
 * behind them, when to use it. Sentences of the second that do not fit are left out, the last ones first; then those of
 * the first stand as they were.
 */
export function mergeDescriptions(first: string, second: string): string {
  const [ours, theirs] = [first, second].map(sentencesOf)
  if (ours === undefined || theirs === undefined || ours.length === 0)
    return (ours?.length === 0 ? second : first).trim()
  if (first.trim() === second.trim()) return first.trim()
  for (let count = theirs.length; count > 0; count -= 1) {
    const merged = merge(ours, theirs.slice(0, count))
    if (merged.length <= longest) return merged
  }
  return first.trim()
}

function merge(ours: readonly string[], theirs: readonly string[]): string {
  const [own, other] = [ours, theirs].map((all) => ({
    says: all.filter((sentence) => occasionIn(sentence) === undefined),
    when: all.flatMap((sentence) => occasionIn(sentence) ?? []),
  }))
  const says = (other?.says ?? []).reduce(withSentence, own?.says ?? [])
  const when = (other?.when ?? []).reduce(withOccasion, own?.when ?? [])
  return [...says, ...togetherOf(when)].join(' ')
}

/** A full stop inside a sentence, as in "e.g. forms", is followed by a small letter. */
function sentencesOf(text: string): readonly string[] {
  return text
    .replaceAll(/\s+/gu, ' ')
    .split(/(?<=[.!?]) (?=\P{Ll})|(?<=[\u3002\uff01\uff1f])(?![.!?\u3002\uff01\uff1f])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

function withSentence(all: readonly string[], added: string): readonly string[] {
  const words = splitWords(added)
  const terms = new Set(tokenize(added))
  for (const [at, sentence] of all.entries()) {
    const known = splitWords(sentence)
    const [short, long] = known.length <= words.length ? [known, words] : [words, known]
    if (short.every((word, index) => word === long[index])) {
      const isTitle = long.length <= titleWords
      const keeps = isTitle === (short === words) && short.length !== long.length
      return keeps ? all.with(at, added) : all
    }
    const there = new Set(tokenize(sentence))
    const shared = [...terms].filter((term) => there.has(term)).length
    if (terms.size > 0 && shared / terms.size >= sameThing) return all
  }
  return [...all, added]
}

function occasionIn(sentence: string): Occasion | undefined {
  const found =
    /^((?:use|apply|invoke|activate|load)(?: (?:it|this|this skill|the skill))?) (when|whenever|if|for|before|after|while|to) (\S.*?)[.!\u3002\uff01]*$/iu.exec(
      sentence,
    )
  const [, lead, link, rest] = found ?? []
  return lead === undefined || link === undefined || rest === undefined ? undefined : { lead, link, rest }
}

function withOccasion(all: readonly Occasion[], added: Occasion): readonly Occasion[] {
  for (const [at, known] of all.entries()) {
    if (known.link.toLowerCase() !== added.link.toLowerCase()) continue
    const rest = eitherOf(known.rest, added.rest)
    if (rest !== undefined) return all.with(at, { ...known, rest })
  }
  return [...all, added]
}

/** "the work is slow" and "the work is wrong" are "the work is slow or wrong"; `undefined` for what begins otherwise. */
function eitherOf(one: string, other: string): string | undefined {
  const [left, right] = [one.split(' '), other.split(' ')]
  let shared = 0
  while (shared < left.length && shared < right.length && left[shared]?.toLowerCase() === right[shared]?.toLowerCase())
    shared += 1
  // Whatever fits "the work has to do with forms in tests" fits "the work has to do with forms".
  if (shared === left.length) return one
  if (shared === right.length) return other
  const tail = right.slice(shared).join(' ')
  if (shared < 3 || left.length - shared > 6 || right.length - shared > 6) return undefined
  // Said already: "added or changed" and "changed".
  return ` ${left.slice(shared).join(' ')} `.includes(` ${tail} `) ? one : `${one} or ${tail}`
}

/** "Use when X." and "Use before Y." are "Use when X, or before Y." */
function togetherOf(all: readonly Occasion[]): readonly string[] {
  const [first, ...others] = all
  if (first === undefined) return []
  return [
    [
      `${first.lead} ${first.link} ${first.rest}`,
      ...others.map(({ link, rest }) => `or ${link.toLowerCase()} ${rest}`),
    ].join(', ') + '.',
  ]
}
