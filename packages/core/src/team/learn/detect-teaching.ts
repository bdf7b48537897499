import { MetierError } from '../../errors/metier-error.ts'
import { stateLesson } from './state-lesson.ts'
import { teachingFrames } from './teaching-frames.ts'
import { topicOf } from './topic-of.ts'

/** Somebody who can be taught. */
export interface Pupil {
  /** Of its directory. */
  readonly name: string
  readonly role?: string
}

/** What a sentence teaches, and whom. */
export interface Teaching {
  /** Directory name of the member; `null` for everybody. */
  readonly to: string | null
  /** Named in the sentence, and in nobody's name or role. */
  readonly unknown?: string
  /** One sentence that can be followed. */
  readonly lesson: string
  readonly title: string
  readonly slug: string
  /** What was recognised. */
  readonly phrase: string
  /** A decision holds for this project; what is no decision can be used in any. */
  readonly kind: 'skill' | 'decision'
}

/** Characters: more than this is a text and no sentence, and belongs into a skill of its own. */
const longest = 2000

/** What says that something was settled here and now. */
const decided =
  /\b(?:we(?:['\u2019]ve| have)? (?:just )?(?:decided|agreed|chose|chosen|settled|voted)|decision:|let['\u2019]s go with|we(?:['\u2019]re| are) going with|we(?:['\u2019]ll| will) go with|(?:in|for) this (?:project|repo|repository|codebase|release|sprint)|wir haben (?:entschieden|beschlossen)|nous avons d\u00e9cid\u00e9|hemos decidido)\b/iu

/**
 * Recognises that something is to be remembered, by whom, and what (checklist SQD-57, decisions R-51); `undefined` for
 * a sentence that teaches nothing. Pure, and in time of the length of the text. Throws `invalid-input` for a text that
 * is no sentence.
 */
export function detectTeaching(text: string, pupils: readonly Pupil[]): Teaching | undefined {
  const said = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^["'\u201c\u201e\u00ab]+|["'\u201d\u201c\u00bb]+$/gu, '')
    .trim()
  if (said.length > longest) {
    throw new MetierError({
      code: 'invalid-input',
      message: `A lesson is one sentence; this one has ${said.length} characters and ${longest} are the most.`,
      next: 'Write a longer one into a file: `metier team learn NAME --file FILE`.',
    })
  }
  for (const { phrase, pattern, who: kind } of teachingFrames) {
    const groups = pattern.exec(said)?.groups
    const lesson = groups?.['lesson']
    if (lesson === undefined) continue
    const who = groups?.['who']
    const to = who === undefined ? null : pupilOf(who, pupils)
    if (to === undefined && kind === 'subject') return teachingOf(said, { to: null, phrase, said })
    if (to === undefined) return { ...teachingOf(lesson, { to: null, phrase, said }), unknown: (who ?? '').trim() }
    return teachingOf(lesson, { to, phrase, said })
  }
  return decided.test(said) ? teachingOf(said, { to: null, phrase: 'decided', said }) : undefined
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
    kind: decided.test(said) ? 'decision' : 'skill',
  }
}

const everybody =
  /^(?:everybody|everyone|every member|all(?: of (?:you|us|them))?|all (?:members|agents)|(?:the )?(?:whole |entire )?(?:team|squad)|you(?: all)?|we|alle|jeder|das team|tous|toutes|tout le monde|l['\u2019]\u00e9quipe|todos|todas|el equipo)$/iu

/** `undefined` for somebody who is not of the team. */
function pupilOf(who: string, pupils: readonly Pupil[]): string | null | undefined {
  const asked = who
    .trim()
    .replace(/^(?:our|the|der|die|le|la|el|@)\s*/iu, '')
    .toLowerCase()
  const named = pupils.find(({ name }) => spoken(name) === spoken(asked))
  if (named !== undefined) return named.name
  if (everybody.test(who.trim()) || everybody.test(asked)) return null
  const byRole = pupils.filter(({ role }) => role !== undefined && spoken(role) === spoken(asked))
  if (byRole.length === 1) return byRole[0]?.name
  // "our tester Hockney" names both.
  return pupils.find(({ name }) => asked.endsWith(` ${spoken(name)}`))?.name
}

function spoken(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]+/g, ' ').trim()
}
