import { encodeText } from '../../text/encode-text.ts'
import type { TeamChange } from '../team-change.ts'
import { lessonKey } from './lesson-key.ts'
import { topicOf } from './topic-of.ts'

export interface DecisionOptions {
  readonly lesson: string
  /** Who says so: a member's directory name, or `user`. */
  readonly by: string
  /** Of the day, as YYYY-MM-DD. */
  readonly day: string
  /** Text of `decisions.md` and of what lies in the inbox, by path in the team. */
  readonly present: ReadonlyMap<string, string>
}

export interface DecisionPlan {
  /** Relative to the team. */
  readonly path: string
  /** Empty where it is known already. */
  readonly changes: readonly TeamChange[]
}

/** A decision for others goes into a file of its own, so that two members never write the same line (SQD-54). */
export function planDecision({ lesson, by, day, present }: DecisionOptions): DecisionPlan {
  const key = lessonKey(lesson)
  const known = [...present].find(([, text]) => text.split('\n').some((line) => lessonKey(line) === key))
  if (known !== undefined) return { path: known[0], changes: [] }
  const { title, slug } = topicOf(lesson)
  for (let number = 1; ; number += 1) {
    const path = `decisions/inbox/${by}-${slug}${number === 1 ? '' : `-${number}`}.md`
    if (present.has(path)) continue
    const bytes = encodeText(`# ${title}\n\nBy: ${by}, ${day}\n\n${lesson}\n`)
    return { path, changes: [{ path, bytes, before: null, keeps: false }] }
  }
}
