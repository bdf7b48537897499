import { MetierError } from '@metier/core'
import { answerQuickly } from './answer-quickly.ts'
import { parseArguments } from './arguments/parse-arguments.ts'
import type { ParsedArguments } from './arguments/parsed-arguments.ts'
import type { Environment } from './environment.ts'
import { runCommand } from './run-command.ts'
import { renderError } from './terminal/render-error.ts'
import { chooseStyle } from './terminal/choose-style.ts'

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
    const end = words.indexOf('--')
    const options = end === -1 ? words : words.slice(0, end)
    const color = parsed?.global.color ?? !options.includes('--no-color')
    const json = parsed?.global.json ?? options.includes('--json')
    const verbose = parsed?.global.verbose ?? options.includes('--verbose')
    const style = chooseStyle({ isTerminal: streams.stderr.isTTY === true, environment: variables, color })
    const rendered = renderError(error, style, { verbose })
    if (json) streams.stdout.write(rendered.json)
    else streams.stderr.write(rendered.text)
    return rendered.status
  }
}
