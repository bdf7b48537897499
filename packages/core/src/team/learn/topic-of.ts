import { legalName } from '../../format/rules/legal-name.ts'
import { readDirectives } from './read-directives.ts'
import { stateLesson } from './state-lesson.ts'
import { topicWords } from './topic-words.ts'
import { unnamedTopic } from './unnamed-topic.ts'

/** What a lesson is about. */
export interface Topic {
  /** As a heading. */
  readonly title: string
  /** As the name of a skill. */
  readonly slug: string
  /** It rules out a deed, and both names say so: `never-commit-secrets`. */
  readonly isBan: boolean
}

/** A name of more words is a sentence. */
const mostWords = 4

/**
 * What a lesson is about: `Always use Tailwind CSS for styling.` is about Tailwind CSS (checklist SQD-55). A name is read
 * without its lesson, so that of a ban on doing something bears the word that forbids it; a ban on a thing bears the
 * name of the thing.
 */
export function topicOf(lesson: string): Topic {
  const stated = stateLesson(lesson).slice(0, 600)
  const isOther = isForeign(stated)
  const all = wordsOf(isOther ? latinPart(stated) : stated)
  const first = firstOf(all, ({ word }) => !topicWords.openers.has(word))
  const begun = all.slice(first)
  const before = all.slice(0, first)
  const isEnd = ends(before)
  const end = begun.findIndex((word, at) => at > 0 && isEnd(word))
  const clause = end === -1 ? begun : begun.slice(0, end)
  const telling = (clause.length === 0 ? all : clause)
    .filter(({ word }) => !topicWords.fillers.has(word))
    .slice(0, mostWords)
    .map(({ text }) => text)
  const forbids = isOther ? foreignBan(stated) : banOf(before, end === -1 ? clause : begun.slice(0, end + 1))
  const isSaid = forbids === undefined || telling.some((text) => topicWords.negations.has(text.toLowerCase()))
  const title = (isSaid ? telling : [forbids, ...telling]).join(' ')
  // The prefix is for what ships (checklist SQD-84).
  const name = legalName(inAscii(title.replace(/^squad[ -]+/iu, '')))
  const slug = name === undefined || name.length < 2 || name === forbids ? unnamedTopic : name
  const heading = title === '' ? 'Team convention' : title.charAt(0).toUpperCase() + title.slice(1)
  return { title: heading, slug, isBan: !isSaid }
}

/** Where what is ruled on ends. Behind a thing that is not to be used stands what for: "never use eval to parse". */
function ends(before: readonly Word[]): (word: Word) => boolean {
  const isOfThing = before.some(isNegation) && before.some(({ word }) => topicWords.usings.has(word))
  return ({ word, starts }) => starts || topicWords.boundaries.has(word) || (isOfThing && word === 'to')
}

/** The word by which a clause forbids a deed; none where it only rules out a thing, or nothing. */
function banOf(before: readonly Word[], clause: readonly Word[]): string | undefined {
  if ([...before, ...clause].some(({ word }) => topicWords.usings.has(word))) return undefined
  // Inside a clause "no" is Portuguese for "in the".
  const found = before.find(isNegation) ?? clause.find((word) => isNegation(word) && word.word !== 'no')
  return found?.word === 'not' ? 'do not' : found?.word
}

function isNegation({ word }: Word): boolean {
  return topicWords.negations.has(word)
}

/** In a script of its own the verb is not found word by word; what stands for using a thing is. */
function foreignBan(stated: string): string | undefined {
  if (!/[a-z]/iu.test(stated)) return undefined
  if (/\u7528|\u4f7f|\uc0ac\uc6a9|\uc4f0\uc9c0|\u0438\u0441\u043f\u043e\u043b\u044c\u0437/u.test(stated))
    return undefined
  const isBan = readDirectives(stated)[0]?.polarity === 'avoid' || /^(?:\u043c\u044b )?\u043d\u0435 /iu.test(stated)
  return isBan ? 'never' : undefined
}

/** Letters that have no plain one inside them, which a name would leave out. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ı: 'i', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th' }),
)

function inAscii(text: string): string {
  return text.toLowerCase().replaceAll(/[ıłßæœøđðþ]/gu, (letter) => plainLetters.get(letter) ?? letter)
}

/** Most of it is in a script that a skill's name cannot be written in; a sign that stands for a syllable or a word counts twice. */
function isForeign(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const latin = count(/\p{Script=Latin}/gu)
  return (
    count(/\p{L}/gu) - latin + count(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) >
    latin
  )
}

/** The first names of things in such a text, which are written in Latin letters more often than not; without any, all of it. */
function latinPart(text: string): string {
  return /[A-Za-z][A-Za-z0-9+#._-]*(?: [A-Za-z0-9][A-Za-z0-9+#._-]*){0,3}/u.exec(text)?.[0] ?? text
}

interface Word {
  readonly text: string
  readonly word: string
  /** A sign before it ends what was said. */
  readonly starts: boolean
}

function wordsOf(text: string): readonly Word[] {
  const found: Word[] = []
  let end = 0
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#.'\u2019_-]*/gu)) {
    const raw = match[0].replace(/[.'\u2019_-]+$/u, '')
    const between = text.slice(end, match.index)
    found.push({ text: raw, word: raw.toLowerCase(), starts: /[,;:!?()\u2014]|\.\s|\.$/u.test(between) })
    end = match.index + raw.length
  }
  return found
}

function firstOf(words: readonly Word[], accepts: (word: Word) => boolean): number {
  const at = words.findIndex(accepts)
  return at === -1 ? words.length : at
}
