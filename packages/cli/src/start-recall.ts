import { createNodeFileSystem, createNodeHost, openAnswers } from '@metier/runtime'
import { homedir } from 'node:os'
import { commandKey } from './recall/command-key.ts'
import { quickStreams } from './terminal/quick-streams.ts'

/**
 * Entry of the bundle that gives an answer again when everything it was made of is as it was. `false` when it is not,
 * or when nothing is kept for this command.
 */
export function startRecall(words: readonly string[]): boolean {
  const { env } = process
  const home = env['HOME'] ?? homedir()
  const key = commandKey({ words, cwd: process.cwd(), home, streams: quickStreams, variables: env })
  if (key === undefined) return false
  const host = createNodeHost({ environment: env, home })
  const answer = openAnswers({ fileSystem: createNodeFileSystem(), host }).recall(key)
  if (answer === undefined) return false
  if (answer.output !== '') quickStreams.stdout.write(answer.output)
  if (answer.notes !== '') quickStreams.stderr.write(answer.notes)
  process.exitCode = answer.status
  return true
}
