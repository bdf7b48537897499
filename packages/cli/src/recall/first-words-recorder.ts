import {
  createNodeFileSystem,
  createNodeFileWriter,
  createNodeHost,
  openAnswers,
  QuestionTape,
  systemClock,
} from '@metier/runtime'
import type { FirstWordsMemory } from '@metier/server'
import { buildDigest } from '../build-digest.ts'
import type { Environment } from '../environment.ts'

export interface FirstWordsRecorder {
  /** To be given to whatever asks this machine anything. */
  readonly tape: QuestionTape
  readonly memory: FirstWordsMemory
}

/** Milliseconds from the first words to their writing: meanwhile a client waits for other answers. */
const afterStart = 1000

/** Remembers what `metier mcp` says first. `undefined` where nothing is kept. */
export function firstWordsRecorder(
  words: readonly string[],
  { cwd, home, variables }: Environment,
): FirstWordsRecorder | undefined {
  if (buildDigest === '' || (variables['METIER_NO_CACHE'] ?? '') !== '' || words.includes('--verbose')) return undefined
  const askedFrom = systemClock.now()
  const tape = new QuestionTape()
  const fileSystem = createNodeFileSystem()
  const answers = openAnswers({ fileSystem, host: createNodeHost({ environment: variables, home }) })
  // Acceptances end with a day.
  const keyNow = () =>
    JSON.stringify([buildDigest, 'first words', words, cwd, home, new Date().toISOString().slice(0, 10)])
  const memory: FirstWordsMemory = {
    recall() {
      const answer = answers.recall(keyNow())
      if (answer !== undefined) tape.close()
      return answer?.output
    },
    keep(text) {
      if (!tape.isOpen) return
      tape.close()
      const write = () =>
        answers.keep(keyNow(), {
          writer: createNodeFileWriter(),
          tape,
          askedFrom,
          answer: { output: text, notes: '', status: 0 },
        })
      setTimeout(write, afterStart).unref()
    },
  }
  return { tape, memory }
}
