import { quickRequest } from './arguments/quick-request.ts'
import { renderCommandHelp, renderHelp } from './arguments/render-help.ts'
import { findCommand } from './table/commands.ts'
import type { Streams } from './terminal/streams.ts'
import { widthOf } from './terminal/width-of.ts'
import { chooseStyle } from './terminal/choose-style.ts'
import { version } from './version.ts'

/**
 * Answers `--help` and `--version` from the table alone; everything else is `false`. This is a bundle of its own,
 * because people and completion scripts ask for help far more often than the rest of Metier is worth loading for.
 */
export function answerQuickly(
  words: readonly string[],
  { stdout }: Pick<Streams, 'stdout'>,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  const request = quickRequest(words)
  if (request === undefined) return false
  if (request.kind === 'version') {
    stdout.write(`${version}\n`)
    return true
  }
  const command = request.word === undefined ? undefined : findCommand(request.word)
  if (request.word !== undefined && command === undefined) return false
  const color = !words.includes('--no-color')
  const style = chooseStyle({ isTerminal: stdout.isTTY === true, environment, color })
  const help = { style, width: Math.min(widthOf(stdout), 110) }
  stdout.write(command === undefined ? renderHelp(help) : renderCommandHelp(command, help))
  return true
}
