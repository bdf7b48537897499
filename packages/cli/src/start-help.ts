import { answerQuickly } from './answer-quickly.ts'
import { quickStreams } from './terminal/quick-streams.ts'

/** Entry of the bundle that knows nothing but the table. `false` when the question needs more. */
export function startHelp(words: readonly string[]): boolean {
  return answerQuickly(words, quickStreams, process.env)
}
