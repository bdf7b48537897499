import { join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { readOwnFile } from '../disk/read-own-file.ts'
import { shortNameOf } from '../disk/short-name-of.ts'
import { askAgain } from './ask-again.ts'
import type { QuestionTape, Questions } from './question-tape.ts'

export interface OpenAnswersOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
}

export interface KeepAnswerOptions {
  readonly writer: FileWriter
  readonly tape: QuestionTape
  /** When the first question was asked, in milliseconds since the epoch. */
  readonly askedFrom: number
  readonly answer: Answer
}

/** What a command wrote, and the status it ended with. */
export interface Answer {
  readonly output: string
  readonly notes: string
  readonly status: number
}

/** The answers of commands that only look, kept with all that they looked at. */
export interface Answers {
  /** The answer to the same command, if everything that it asked of this machine would be answered the same now. */
  recall(command: string): Answer | undefined
  /** Never throws for a disk's sake. */
  keep(command: string, options: KeepAnswerOptions): void
  /**
   * May a process be started that keeps this answer? Once in a while: where nothing can be kept, because something
   * changes all the time, each call of the command would start another. Never throws for a disk's sake.
   */
  mayKeepBehind(command: string, options: { readonly writer: FileWriter; readonly now: number }): boolean
}

const schema = 'metier.answer/2'

/** End of the name of a file that says that somebody keeps an answer. */
const claimEnd = '.keeping'

/** A change within the same tick of a disk's clock leaves a stamp as it is; the coarsest in use ticks every 2 s (FAT). */
const restlessMs = 2000

/** Commands of one user whose answers are kept; far more than are in use at a time. */
const mostAnswers = 64

/** Milliseconds from one process that keeps an answer to the next. */
const restAfterKeeping = 30_000

/** Longer answers take longer to keep than to make. UTF-16 units. */
const longestAnswer = 16 * 1024 * 1024

export function openAnswers({ fileSystem, host }: OpenAnswersOptions): Answers {
  const directory = join(platformDirectories(host).cache, 'answers')
  const fileOf = (command: string): string => join(directory, `${shortNameOf(command)}.json`)
  const claimOf = (command: string): string => join(directory, `${shortNameOf(command)}${claimEnd}`)
  return {
    recall(command) {
      const kept = readAnswer(fileSystem, fileOf(command), command)
      if (kept === undefined || askAgain(kept.questions, { fileSystem, host }) !== kept.fingerprint) return undefined
      return kept.answer
    },
    keep(command, { writer, tape, askedFrom, answer }) {
      if (!tape.isWhole || tape.lastChange > askedFrom - restlessMs) return
      if (answer.output.length > longestAnswer) return
      const { questions, fingerprint } = tape
      const text = JSON.stringify({ schema, command, fingerprint, questions, answer })
      try {
        writer.write(fileOf(command), text, { mode: 0o600, durable: false })
        dropOldest({ fileSystem, writer, directory, now: askedFrom })
      } catch (error) {
        if (!(error instanceof MetierError)) throw error
      }
    },
    mayKeepBehind(command, { writer, now }) {
      const claim = claimOf(command)
      try {
        if (writer.claim(claim)) return true
        if (!isOver(fileSystem, claim, now)) return false
        writer.remove(claim)
        return writer.claim(claim)
      } catch (error) {
        if (!(error instanceof MetierError)) throw error
        return false
      }
    },
  }
}

interface Kept {
  readonly fingerprint: string
  readonly questions: Questions
  readonly answer: Answer
}

function readAnswer(fileSystem: FileSystem, path: string, command: string): Kept | undefined {
  try {
    const bytes = readOwnFile(fileSystem, path)
    if (bytes === undefined) return undefined
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isKept(data, command) ? data : undefined
  } catch (error) {
    if (error instanceof MetierError || error instanceof SyntaxError) return undefined
    throw error
  }
}

function isKept(data: unknown, command: string): data is Kept {
  if (!isMapping(data) || data['schema'] !== schema || data['command'] !== command) return false
  const { fingerprint, questions, answer } = data
  return (
    typeof fingerprint === 'string' &&
    isMapping(answer) &&
    typeof answer['output'] === 'string' &&
    typeof answer['notes'] === 'string' &&
    typeof answer['status'] === 'number' &&
    isMapping(questions) &&
    ['stats', 'links', 'realPaths', 'variables', 'binaries'].every((kind) => areTexts(questions[kind]))
  )
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

interface Dropping {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly directory: string
  readonly now: number
}

function dropOldest({ fileSystem, writer, directory, now }: Dropping): void {
  const names = (fileSystem.list(directory) ?? []).map(({ name }) => name)
  for (const name of names.filter((each) => each.endsWith(claimEnd))) {
    const claim = join(directory, name)
    if (isOver(fileSystem, claim, now)) writer.remove(claim)
  }
  const files = names.filter((name) => name.endsWith('.json'))
  if (files.length <= mostAnswers) return
  const byAge = files
    .map((name) => join(directory, name))
    .map((path) => ({ path, modified: fileSystem.statLink(path)?.modified ?? 0 }))
    .toSorted((left, right) => left.modified - right.modified)
  for (const { path } of byAge.slice(0, files.length - mostAnswers)) writer.remove(path)
}

/** Is this claim old enough for the next? One from the future, by a clock that was set back, is. */
function isOver(fileSystem: FileSystem, claim: string, now: number): boolean {
  const modified = fileSystem.statLink(claim)?.modified ?? 0
  return Math.abs(now - modified) > restAfterKeeping
}
