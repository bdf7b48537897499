import { legalName } from '../../format/rules/legal-name.ts'
import { stateLesson } from './state-lesson.ts'
import { topicWords } from './topic-words.ts'
import { unnamedTopic } from './unnamed-topic.ts'

/** What a lesson is about. */
export interface Topic {
  /** As a heading. */
  readonly title: string
  /** As the name of a skill. */
  readonly slug: string
}

/** A name of more words is a sentence. */
const mostWords = 4

/** What a lesson is about: `Always use Tailwind CSS for styling.` is about Tailwind CSS (checklist SQD-55). */
export function topicOf(lesson: string): Topic {
  const stated = stateLesson(lesson).slice(0, 600)
  const all = wordsOf(isForeign(stated) ? latinPart(stated) : stated)
  const begun = all.slice(firstOf(all, ({ word }) => !topicWords.openers.has(word)))
  const end = begun.findIndex(({ word, starts }, at) => at > 0 && (starts || topicWords.boundaries.has(word)))
  const clause = end === -1 ? begun : begun.slice(0, end)
  const telling = (clause.length === 0 ? all : clause)
    .filter(({ word }) => !topicWords.fillers.has(word))
    .slice(0, mostWords)
  const title = telling.map(({ text }) => text).join(' ')
  // The prefix is for what ships (checklist SQD-84).
  const name = legalName(title.replace(/^squad[ -]+/iu, ''))
  const slug = name === undefined || name.length < 2 ? unnamedTopic : name
  const heading = title === '' ? 'Team convention' : title.charAt(0).toUpperCase() + title.slice(1)
  return { title: heading, slug }
}

/** Most of its letters are of a script that a skill's name cannot be written in. */
function isForeign(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters > latin * 2
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
