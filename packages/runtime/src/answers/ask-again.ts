import type { FileSystem, Host } from '@metier/core'
import { QuestionTape, type Questions } from './question-tape.ts'

export interface AskAgainOptions {
  readonly fileSystem: Pick<FileSystem, 'stat' | 'statLink' | 'realPath'>
  readonly host: Pick<Host, 'environment' | 'hasBinary'>
}

/** The sum of the answers that this machine gives now. `undefined` when a question fails. */
export function askAgain(questions: Questions, { fileSystem, host }: AskAgainOptions): string | undefined {
  const tape = new QuestionTape()
  try {
    for (const name of questions.variables) tape.variable(name, host.environment[name])
    for (const path of questions.stats) tape.stat(path, fileSystem.stat(path))
    for (const path of questions.realPaths) tape.realPath(path, fileSystem.realPath(path))
    for (const name of questions.binaries) tape.binary(name, host.hasBinary(name))
    for (const path of questions.links) tape.link(path, fileSystem.statLink(path))
  } catch {
    return undefined
  }
  return tape.isWhole ? tape.fingerprint : undefined
}
