import { teachingPhrases } from './teaching-phrases.ts'

/** A way in which people say that something is to be remembered. */
export interface TeachingFrame {
  /** What is told to the user when it is recognised. */
  readonly phrase: string
  /** With the groups `lesson` and, where the sentence names somebody, `who`. */
  readonly pattern: RegExp
  /**
   * `member`: whoever is named must be one of the team. `subject`: the sentence may as well be about a thing ("the API
   * should always use JSON"), and then it is the lesson itself.
   */
  readonly who?: 'member' | 'subject'
}

let made: readonly TeachingFrame[] | undefined

/** What `teachingPhrases` says, made when it is first asked for. The first that fits counts, so those that name somebody come first. */
export function teachingFrames(): readonly TeachingFrame[] {
  made ??= teachingPhrases
    .map(([phrase, pattern, who]) => ({ phrase, pattern: new RegExp(`^${pattern}$`, 'iu'), ...(who && { who }) }))
    .toSorted((one, other) => rank(one) - rank(other))
  return made
}

function rank({ who }: TeachingFrame): number {
  return who === 'member' ? 0 : who === undefined ? 1 : 2
}
