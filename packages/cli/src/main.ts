import { MetierError } from '@metier/core'
import { answerQuickly } from './answer-quickly.ts'
import { parseArguments } from './arguments/parse-arguments.ts'
import type { ParsedArguments } from './arguments/parsed-arguments.ts'
import type { Environment } from './environment.ts'
import { runCommand } from './run-command.ts'
import { tellError } from './tell-error.ts'

type Run = Extract<ParsedArguments, { kind: 'run' }>

function parse(words: readonly string[]): Run {
  const parsed = parseArguments(words)
  if (parsed.kind === 'run') return parsed
  throw new MetierError({
    code: 'usage',
    message: 'No command was given.',
    next: '`metier --help` lists the commands.',
  })
}

/**
 * The command line, from words to exit status. Never throws and never ends the process: standard output may still
 * be on its way into a pipe.
 */
export async function main(words: readonly string[], environment: Environment): Promise<number> {
  const { streams, variables } = environment
  let parsed: Run | undefined
  try {
    if (answerQuickly(words, streams, variables)) return 0
    parsed = parse(words)
    return await runCommand(parsed, environment, words)
  } catch (error) {
    return tellError(error, { words, environment, global: parsed?.global })
  }
}
