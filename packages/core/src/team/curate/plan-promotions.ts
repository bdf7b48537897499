import { encodeText } from '../../text/encode-text.ts'
import { writeSkill } from '../../format/write-skill.ts'
import { splitWords } from '../../search/split-words.ts'
import { describeTrace } from '../learn/describe-trace.ts'
import { findProjectTraces, type ProjectFacts } from '../learn/find-project-traces.ts'
import { freeName } from '../learn/free-name.ts'
import { lessonKey } from '../learn/lesson-key.ts'
import { skillRoot } from '../learn/skill-root.ts'
import { stateLesson } from '../learn/state-lesson.ts'
import type { TeamDraft } from '../learn/team-draft.ts'
import { topicOf, type Topic } from '../learn/topic-of.ts'
import { whenToUse } from '../learn/when-to-use.ts'
import type { CuratedSkill } from './curated-skill.ts'
import { findRecurring, type RecurringPattern } from './find-recurring.ts'
import { plural } from '../../text/plural.ts'

export interface PromotionOptions {
  /** Text of each member's history, by directory name. */
  readonly histories: ReadonlyMap<string, string>
  readonly skills: readonly CuratedSkill[]
  /** Texts of drafts by name: those that wait, and those that were taken back. */
  readonly drafts: ReadonlyMap<string, string>
  readonly facts: ProjectFacts
}

/** What repeats and stays where it is. */
export interface ProjectPattern {
  readonly text: string
  readonly agents: readonly string[]
  /** Why it is no skill. */
  readonly reasons: readonly string[]
}

export interface PromotionPlan {
  readonly promotions: readonly TeamDraft[]
  readonly kept: readonly ProjectPattern[]
}

/**
 * Skills that the histories ask for: what one member wrote down three times becomes a draft for it, what several did
 * becomes one for everybody. What some skill says already is passed over; what belongs to this project is only named.
 */
export function planPromotions({ histories, skills, drafts, facts }: PromotionOptions): PromotionPlan {
  const texts = [...skills.map(({ body }) => body), ...drafts.values()]
  const known = new Set(texts.flatMap((text) => text.split('\n').map(keyOfLine)))
  const taken = new Set(drafts.keys())
  const promotions: TeamDraft[] = []
  const kept: ProjectPattern[] = []
  for (const pattern of findRecurring(histories)) {
    if (isKnown(pattern, known)) continue
    const lesson = lessonOf(pattern, facts)
    const agents = [...new Set(pattern.places.map(({ agent }) => agent))].toSorted()
    const reasons = findProjectTraces(lesson, facts).map(describeTrace)
    if (reasons.length > 0) {
      kept.push({ text: lesson, agents, reasons })
      continue
    }
    const owner = agents.length === 1 ? (agents[0] ?? null) : null
    const topic = topicOf(lesson)
    const name = freeName(
      topic.slug,
      (each) => taken.has(each) || skills.some(({ path }) => path === `${skillRoot(owner)}/${each}`),
    )
    taken.add(name)
    promotions.push({
      name,
      to: owner,
      by: 'curate',
      why: [`Stands ${plural(pattern.places.length, 'time')} in the ${whose(agents)}: ${placesOf(pattern)}.`],
      replaces: [],
      files: new Map([
        ['SKILL.md', { bytes: encodeText(skillText({ name, topic, lesson, owner })), executable: false }],
      ]),
    })
  }
  return { promotions, kept }
}

/** What one sentence says of its day is left out, where the words that all entries share say nothing of it. */
function lessonOf({ text, words }: RecurringPattern, facts: ProjectFacts): string {
  const lesson = stateLesson(text)
  const traces = findProjectTraces(lesson, facts)
  const isElsewhere = traces.every((trace) => !words.includes(splitWords(trace.text).join(' ')))
  return traces.length > 0 && isElsewhere ? stateLesson(words) : lesson
}

function keyOfLine(line: string): string {
  return lessonKey(line.trim().replace(/^(?:[-*+]|\d{1,4}[.)])\s+/, ''))
}

function isKnown({ text }: RecurringPattern, known: ReadonlySet<string>): boolean {
  const key = lessonKey(text)
  if (known.has(key)) return true
  return [...known].some((line) => line.includes(key))
}

interface Told {
  readonly name: string
  readonly topic: Topic
  readonly lesson: string
  readonly owner: string | null
}

function skillText({ name, topic, lesson, owner }: Told): string {
  const said = lesson.replaceAll(/[<>]/g, '').slice(0, 400)
  return writeSkill(
    {
      name,
      description: `${said} ${whenToUse(topic)}`,
      authors: [owner ?? 'team'],
      version: '1.0',
      confidence: 'medium',
      source: 'histories',
    },
    `\n# ${topic.title}\n\n- ${lesson}\n`,
  )
}

function whose(agents: readonly string[]): string {
  return agents.length === 1 ? `history of ${agents[0]}` : `histories of ${agents.join(', ')}`
}

function placesOf({ places }: RecurringPattern): string {
  return places
    .slice(0, 8)
    .map(({ agent, line }) => `agents/${agent}/history.md:${line}`)
    .join(', ')
}
