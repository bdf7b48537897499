import { MetierError } from '@metier/core'
import type { CommandSpecification } from '../table/command-specification.ts'
import { commands, findCommand } from '../table/commands.ts'
import { localCommands } from '../table/local-commands.ts'
import { findCommandWord } from './find-command-word.ts'
import { parseCommand } from './parse-command.ts'
import { parsePlain } from './parse-plain.ts'
import type { ParsedArguments } from './parsed-arguments.ts'
import { powershellWords } from './powershell-words.ts'
import { quickRequest } from './quick-request.ts'
import { didYouMean } from './suggest.ts'

function commandNamed(word: string): CommandSpecification {
  // The table of all commands is large, and a client waits for `metier mcp`.
  const command = localCommands.find(({ name }) => name === word) ?? findCommand(word)
  if (command !== undefined) return command
  const known = [...commands.filter(({ hidden }) => hidden !== true).map(({ name }) => name), 'help']
  const meant = didYouMean(word, known)
  throw new MetierError({
    code: 'usage',
    message: `There is no command ${JSON.stringify(word)}.`,
    next: `${meant === '' ? '' : `${meant} `}\`metier --help\` lists the commands.`,
    data: { word },
  })
}

/**
 * Reads the words after `metier`. Throws `usage` with the nearest right spelling for a command, option or
 * value that does not exist.
 */
export function parseArguments(words: readonly string[]): ParsedArguments {
  const quick = quickRequest(words)
  if (quick?.kind === 'version') return quick
  if (quick !== undefined) {
    return quick.word === undefined ? { kind: 'help' } : { kind: 'help', command: commandNamed(quick.word) }
  }
  const position = findCommandWord(words)
  const word = words[position]
  if (word === undefined) return parseCommand(undefined, words)
  const command = commandNamed(word)
  const others = [...words.slice(0, position), ...powershellWords(word, words.slice(position + 1))]
  return parsePlain(command, others) ?? parseCommand(command, others)
}
