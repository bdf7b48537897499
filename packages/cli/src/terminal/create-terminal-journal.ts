import type { Journal, JournalLevel } from '@metier/runtime'
import { printableJson } from './printable-json.ts'
import { printableLines } from './printable.ts'
import type { OutputStream } from './streams.ts'
import { chooseStyle } from './choose-style.ts'

export interface TerminalJournalOptions {
  readonly verbose: boolean
  readonly quiet: boolean
  readonly color: boolean
  readonly variables: Readonly<Record<string, string | undefined>>
}

const ranks: Readonly<Record<JournalLevel, number>> = { error: 0, warn: 1, info: 2, debug: 3 }

/** Standard error: errors always, warnings unless `--quiet`, the rest with `--verbose`. */
export function createTerminalJournal(stream: OutputStream, options: TerminalJournalOptions): Journal {
  const { verbose, quiet, color, variables } = options
  const style = chooseStyle({ isTerminal: stream.isTTY === true, environment: variables, color })
  const paint: Readonly<Record<JournalLevel, (text: string) => string>> = {
    error: style.red,
    warn: style.yellow,
    info: style.cyan,
    debug: style.dim,
  }
  const loudest = verbose ? ranks.debug : quiet ? ranks.error : ranks.warn
  return {
    write(level, message, data) {
      if (ranks[level] > loudest) return
      const facts = data === undefined || !verbose ? '' : ` ${style.dim(printableJson(JSON.stringify(data)))}`
      stream.write(`${paint[level](level)} ${printableLines(message)}${facts}\n`)
    },
  }
}
