import type { GlobalOptions } from './arguments/parsed-arguments.ts'
import type { Environment } from './environment.ts'
import { chooseStyle } from './terminal/choose-style.ts'
import { renderError } from './terminal/render-error.ts'
import { widthOf } from './terminal/width-of.ts'

export interface ToldFrom {
  /** As typed. */
  readonly words: readonly string[]
  readonly environment: Pick<Environment, 'streams' | 'variables'>
  /** What was asked of every command; absent where the words could not be read. */
  readonly global?: GlobalOptions | undefined
}

/** Tells in words what was thrown, or with `--json` as data; gives the exit status. */
export function tellError(error: unknown, { words, environment, global }: ToldFrom): number {
  const { streams, variables } = environment
  const end = words.indexOf('--')
  const options = end === -1 ? words : words.slice(0, end)
  const color = global?.color ?? !options.includes('--no-color')
  const json = global?.json ?? options.includes('--json')
  const verbose = global?.verbose ?? options.includes('--verbose')
  const isTerminal = streams.stderr.isTTY === true
  const style = chooseStyle({ isTerminal, environment: variables, color })
  const rendered = renderError(error, style, { verbose, width: isTerminal ? widthOf(streams.stderr) : undefined })
  if (json) streams.stdout.write(rendered.json)
  else streams.stderr.write(rendered.text)
  return rendered.status
}
