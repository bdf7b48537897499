import { dialects } from '@metier/core'
import type { CommandSpecification, OptionSpecification } from '../table/command-specification.ts'
import { commands, findCommand } from '../table/commands.ts'
import { globalOptions } from '../table/global-options.ts'
import { findCommandWord } from '../arguments/find-command-word.ts'

export interface Suggestion {
  readonly value: string
  readonly description: string
}

type SkillNames = (prefix: string) => Promise<readonly Suggestion[]>

// Ids that are more than a command's table should hold; the command itself takes any, and says when it knows none.
const clients = (): readonly Suggestion[] =>
  dialects.filter(({ kind }) => kind !== 'convention').map(({ id, title }) => ({ value: id, description: title }))

function flagOf({ flag, type, default: preset }: OptionSpecification): string {
  return type === 'boolean' && preset === true ? `--no-${flag}` : `--${flag}`
}

function optionsOf(command: CommandSpecification | undefined): readonly OptionSpecification[] {
  return [...(command?.options ?? []), ...globalOptions]
}

function commandSuggestions(): readonly Suggestion[] {
  return commands
    .filter(({ hidden }) => hidden !== true)
    .map(({ name, summary }) => ({ value: name, description: summary }))
}

/** The option whose value the last word is, when it is one. */
function optionBefore(
  words: readonly string[],
  options: readonly OptionSpecification[],
): OptionSpecification | undefined {
  const before = words.at(-2)
  return options.find(
    (option) => option.type !== 'boolean' && (before === `--${option.flag}` || before === `-${option.short}`),
  )
}

/** Positionals that were typed before the last word. */
function countPlaced(words: readonly string[], options: readonly OptionSpecification[]): number {
  let count = 0
  for (let index = 0; index < words.length - 1; index += 1) {
    const word = words[index] ?? ''
    if (!word.startsWith('-')) count += 1
    else if (optionBefore([word, ''], options) !== undefined) index += 1
  }
  return count
}

/** What could stand in place of the last word of `metier WORDS…`; nothing means files, or nothing to say. */
export async function completeLine(words: readonly string[], skillNames: SkillNames): Promise<readonly Suggestion[]> {
  const last = words.at(-1) ?? ''
  const position = findCommandWord(words)
  const command = position === -1 || position === words.length - 1 ? undefined : findCommand(words[position] ?? '')
  const options = optionsOf(command)
  const starts = (suggestion: Suggestion): boolean => suggestion.value.startsWith(last)
  const valued = optionBefore(words, options)
  if (valued?.key === 'client') return clients().filter(starts)
  if (valued !== undefined) return (valued.choices ?? []).map((value) => ({ value, description: '' })).filter(starts)
  if (last.startsWith('-')) {
    return options.map((option) => ({ value: flagOf(option), description: option.summary })).filter(starts)
  }
  if (command === undefined)
    return position === words.length - 1 || position === -1 ? commandSuggestions().filter(starts) : []
  const placed = countPlaced(words.slice(position + 1), options)
  const positional = command.positionals[Math.min(placed, command.positionals.length - 1)]
  if (positional === undefined || (placed >= command.positionals.length && !positional.rest)) return []
  if (positional.choices !== undefined)
    return positional.choices.map((value) => ({ value, description: '' })).filter(starts)
  // `new NAME` wants a name that is not there yet.
  return positional.key === 'name' && command.name !== 'new' ? skillNames(last) : []
}
