import { openAnswers, QuestionTape, recordVariables, systemClock } from '@metier/runtime'
import type { FileSystem, FileWriter, Host } from '@metier/core'
import type { Environment } from '../environment.ts'
import type { OutputStream } from '../terminal/streams.ts'
import { commandKey } from './command-key.ts'

export interface AnswerRecorder {
  /** The given environment, which records the output and every variable that is asked for. */
  readonly environment: Environment
  readonly tape: QuestionTape
  /** Keeps the answer for the next call of the same command, with the exit status that it ends with. */
  keep(ports: RecorderPorts, status: number): void
  /** May another process be started now that keeps it? */
  mayKeepBehind(ports: RecorderPorts): boolean
}

interface RecorderPorts {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
}

/** Writes down how a command comes to its answer. `undefined` for commands whose answer is not kept. */
export function answerRecorder(words: readonly string[], environment: Environment): AnswerRecorder | undefined {
  const { streams, cwd, home, variables, bundledSkills } = environment
  const key = commandKey({ words, cwd, home, streams, variables })
  if (key === undefined) return undefined
  const askedFrom = systemClock.now()
  const tape = new QuestionTape()
  const written = { stdout: '', stderr: '' }
  const heard = (name: 'stdout' | 'stderr'): OutputStream => {
    const stream = streams[name]
    return {
      get isTTY() {
        return stream.isTTY === true
      },
      // Only a terminal has columns; to ask anything else for them makes Node open a stream, which takes milliseconds.
      ...(stream.isTTY === true && stream.columns !== undefined && { columns: stream.columns }),
      write(chunk) {
        if (typeof chunk === 'string') written[name] += chunk
        else tape.spoil()
        return stream.write(chunk)
      },
    }
  }
  return {
    environment: {
      cwd,
      home,
      ...(bundledSkills !== undefined && { bundledSkills }),
      streams: { stdin: { isTTY: false }, stdout: heard('stdout'), stderr: heard('stderr') },
      variables: recordVariables(variables, tape),
      get stopped() {
        return environment.stopped
      },
    },
    tape,
    keep: ({ fileSystem, writer, host }, status) => {
      const answer = { output: written.stdout, notes: written.stderr, status }
      openAnswers({ fileSystem, host }).keep(key, { writer, tape, answer, askedFrom })
    },
    mayKeepBehind: ({ fileSystem, writer, host }) =>
      openAnswers({ fileSystem, host }).mayKeepBehind(key, { writer, now: systemClock.now() }),
  }
}
