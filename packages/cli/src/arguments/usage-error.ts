import { MetierError } from '@metier/core'
import type { CommanderError } from 'commander'
import type { CommandSpecification, OptionSpecification } from '../table/command-specification.ts'
import { globalOptions } from '../table/global-options.ts'
import { hasNo } from './has-no.ts'
import { didYouMean } from './suggest.ts'

export interface RefusedWords {
  readonly command: CommandSpecification | undefined
  /** Words that are no options, and what follows `--`. */
  readonly operands: readonly string[]
}

interface Refusal {
  readonly message: string
  /** `Did you mean …?` */
  readonly meant?: string
}

function optionsOf(command: CommandSpecification | undefined): readonly OptionSpecification[] {
  return [...globalOptions, ...(command?.options ?? [])]
}

/** As on the usage line; `flags` is commander's `-n, --limit <value>`. */
function spelled(flags: string, command: CommandSpecification | undefined): string {
  const flag = /--([\w-]+)/.exec(flags)?.[1] ?? flags
  const placeholder = optionsOf(command).find((each) => each.flag === flag)?.placeholder
  return placeholder === undefined ? `--${flag}` : `--${flag} ${placeholder}`
}

function unknownOption(word: string, name: string, command: CommandSpecification | undefined): Refusal {
  const [flag = word, value] = word.split('=', 2)
  const known = optionsOf(command).map((each) => (each.default === true ? `--no-${each.flag}` : `--${each.flag}`))
  if (value !== undefined && known.includes(flag)) return { message: `\`${flag}\` takes no value.` }
  return { message: `\`${name}\` has no option ${JSON.stringify(word)}.`, meant: didYouMean(flag, known) }
}

function invalidValue(sentence: string, name: string, command: CommandSpecification | undefined): Refusal {
  const [, flags, given, wanted] = /^option '([^']*)' argument '(.*)' is invalid\. (.*)$/su.exec(sentence) ?? []
  if (flags !== undefined && given !== undefined)
    return { message: `\`${spelled(flags, command)}\` cannot be ${JSON.stringify(given)}. ${wanted ?? ''}` }
  const [, word, place, choices] =
    /^command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/su.exec(sentence) ?? []
  if (word !== undefined && place !== undefined) return { message: `${hasNo(name, place, word)} ${choices ?? ''}` }
  return { message: sentence }
}

function refusalOf(error: CommanderError, name: string, { command, operands }: RefusedWords): Refusal {
  const sentence = error.message.replace(/^error: /, '').trim()
  const quoted = /'(.*)'/su.exec(sentence)?.[1] ?? ''
  switch (error.code) {
    case 'commander.unknownOption':
      return unknownOption(quoted, name, command)
    case 'commander.missingArgument':
      return { message: `\`${name}\` needs ${quoted.replace('...', '')}.` }
    case 'commander.missingMandatoryOptionValue':
      return { message: `\`${name}\` needs \`${spelled(quoted, command)}\`.` }
    case 'commander.optionMissingArgument':
      return { message: `Nothing follows \`${spelled(quoted, command)}\`.` }
    case 'commander.excessArguments':
      return {
        message: `\`${name}\` has no place for ${JSON.stringify(operands[command?.positionals.length ?? 0] ?? '')}.`,
      }
    default:
      return invalidValue(sentence, name, command)
  }
}

/** What commander refused, in the words of the help: its own sentences name an option as `-n, --limit <value>`. */
export function usageError(error: CommanderError, refused: RefusedWords): MetierError {
  const name = refused.command === undefined ? 'metier' : `metier ${refused.command.name}`
  const { message, meant = '' } = refusalOf(error, name, refused)
  return new MetierError({
    code: 'usage',
    message,
    next: `${meant === '' ? '' : `${meant} `}\`${name} --help\` shows what it takes.`,
  })
}
