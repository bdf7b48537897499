import { splitWords } from '../../search/split-words.ts'
import { MetierError } from '../../errors/metier-error.ts'
import { everybodyWords } from './everybody-words.ts'
import { isDecision } from './is-decision.ts'
import { stateLesson } from './state-lesson.ts'
import { teachingFrames } from './teaching-frames.ts'
import { topicOf, type Topic } from './topic-of.ts'
import { topicWords } from './topic-words.ts'
import { plural } from '../../text/plural.ts'

/** Somebody who can be taught. */
export interface Pupil {
  /** Of its directory. */
  readonly name: string
  readonly role?: string
}

/** What a sentence teaches, and whom. */
export interface Teaching extends Topic {
  /** Directory name of the member; `null` for everybody. */
  readonly to: string | null
  /** Named in the sentence, and in nobody's name or role. */
  readonly unknown?: string
  /** One sentence that can be followed. */
  readonly lesson: string
  /** What was recognised. */
  readonly phrase: string
  /** A decision holds for this project; what is no decision can be used in any. */
  readonly kind: 'skill' | 'decision'
}

/** Characters: more than this is a text and no sentence, and belongs into a skill of its own. */
const longest = 2000

/**
 * Recognises that something is to be remembered, by whom, and what (checklist SQD-57, decisions R-51); `undefined` for
 * a sentence that teaches nothing. Pure, and in time of the length of the text. Throws `invalid-input` for a text that
 * is no sentence.
 */
export function detectTeaching(text: string, pupils: readonly Pupil[]): Teaching | undefined {
  const said = spokenIn(text)
  if (said.length > longest) {
    throw new MetierError({
      code: 'invalid-input',
      message: `A lesson is one sentence; this one has ${plural(said.length, 'character')} and ${longest} are the most.`,
      next: 'Write a longer one into a file: `metier team learn NAME --file FILE`.',
    })
  }
  if (isQuestion(said)) return undefined
  for (const { phrase, pattern, who: kind } of teachingFrames()) {
    const groups = pattern.exec(said)?.groups
    const lesson = groups?.['lesson']
    if (lesson === undefined || !saysSomething(lesson)) continue
    const who = groups?.['who']
    const to = who === undefined ? null : pupilOf(who, pupils)
    if (to === undefined && kind === 'subject') return teachingOf(said, { to: null, phrase, said })
    if (to === undefined) return { ...teachingOf(lesson, { to: null, phrase, said }), unknown: (who ?? '').trim() }
    return teachingOf(lesson, { to, phrase, said })
  }
  return isDecision(said) ? teachingOf(said, { to: null, phrase: 'decided', said }) : undefined
}

function teachingOf(
  lesson: string,
  { to, phrase, said }: { readonly to: string | null; readonly phrase: string; readonly said: string },
): Teaching {
  return {
    to,
    phrase,
    lesson: stateLesson(lesson),
    ...topicOf(lesson),
    kind: isDecision(said) ? 'decision' : 'skill',
  }
}

/** "Always use" is a beginning and no lesson. */
function saysSomething(lesson: string): boolean {
  return splitWords(lesson).some((word) => !topicWords.openers.has(word) && !topicWords.fillers.has(word))
}

/** Without line ends, quotation marks, and the politeness that makes a question of a request. */
function spokenIn(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^["'\u201c\u201e\u00ab\u300c]+|["'\u201d\u201c\u00bb\u300d]+$/gu, '')
    .trim()
  const asked =
    /^(?:could|can|would|will) you (?:please )?(?=(?:teach|train|tell|remind|inform|let|make sure|remember|note|keep) )/iu
  return asked.test(plain) ? plain.replace(asked, '').replace(/\s?\?$/u, '') : plain
}

/** Who asks teaches nothing: "Do we always use tabs?" */
function isQuestion(said: string): boolean {
  return /(?:[?\uff1f]|\u304b[\u3002.]?|[\u5417\u55ce][\u3002.]?)$/u.test(said)
}

/** What stands before a role, or a name, in the languages of the phrases. */
const articles =
  /^(?:our|the|der|die|das|den|dem|unser|unsere|unserem|unseren|le|la|les|notre|el|los|las|nuestro|nuestra|o|a|os|as|nosso|nossa|il|lo|i|gli|il nostro|la nostra|de|het|onze|ons|nasz|nasza|\u043d\u0430\u0448|\u043d\u0430\u0448\u0430) /u

/** `undefined` for somebody who is not of the team. */
function pupilOf(who: string, pupils: readonly Pupil[]): string | null | undefined {
  const whole = who.trim().replace(/^@\s?/u, '').toLowerCase()
  const asked = whole.replace(articles, '')
  // As it was said first: in "Leo" is no article.
  const named = pupils.find(({ name }) => spoken(name) === spoken(whole) || spoken(name) === spoken(asked))
  if (named !== undefined) return named.name
  if (everybodyWords.has(whole) || everybodyWords.has(asked)) return null
  const byRole = pupils.filter(({ role }) => role !== undefined && spoken(role) === spoken(asked))
  if (byRole.length === 1) return byRole[0]?.name
  // "our tester Hockney" names both.
  return pupils.find(({ name }) => asked.endsWith(` ${spoken(name)}`))?.name
}

function spoken(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]+/g, ' ').trim()
}
