import { legalName } from '../../format/rules/legal-name.ts'
import { stateLesson } from './state-lesson.ts'

/** What a lesson is about. */
export interface Topic {
  /** As a heading. */
  readonly title: string
  /** As the name of a skill. */
  readonly slug: string
}

/** Where the part that says what a lesson is about ends, and circumstances begin. */
const boundaries = new Set(
  'for when whenever if because since instead rather over unless so before after while until as where which wherever f\u00fcr wenn weil statt pour quand para cuando porque should must shall soll sollte'.split(
    ' ',
  ),
)
/** What says how much and not what: left out at the front. */
const openers = new Set(
  'always never only please we wir nous on nosotros decided agreed chosen do not use using used prefer avoid apply choose follow have make be keep to should must immer nie niemals nur verwende verwenden nutze nutzen benutze benutzen toujours jamais ne utilise utilisons utilisez utiliser siempre nunca usa usamos usar'.split(
    ' ',
  ),
)
const fillers = new Set(
  'a an the of to in on at with and or by from into our your their its this that is are all every each any der die das den dem ein eine einen mit und le la les un une des du de avec et el los las una con y'.split(
    ' ',
  ),
)
/** A name of more words is a sentence. */
const mostWords = 4

/** What a lesson is about: `Always use Tailwind CSS for styling.` is about Tailwind CSS (checklist SQD-55). */
export function topicOf(lesson: string): Topic {
  const all = wordsOf(stateLesson(lesson).slice(0, 600))
  const begun = all.slice(firstOf(all, ({ word }) => !openers.has(word)))
  const end = begun.findIndex(({ word, starts }, at) => at > 0 && (starts || boundaries.has(word)))
  const clause = end === -1 ? begun : begun.slice(0, end)
  const telling = (clause.length === 0 ? all : clause).filter(({ word }) => !fillers.has(word)).slice(0, mostWords)
  const title = telling.map(({ text }) => text).join(' ')
  // The prefix is for what ships (checklist SQD-84).
  const name = legalName(title.replace(/^squad[ -]+/iu, ''))
  const slug = name === undefined || name.length < 2 ? 'team-convention' : name
  const heading = title === '' ? 'Team convention' : title.charAt(0).toUpperCase() + title.slice(1)
  return { title: heading, slug }
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
