import { MetierError } from '@metier/core'
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import type { CommandSpecification, OptionSpecification } from '../table/command-specification.ts'
import { globalOptions } from '../table/global-options.ts'
import { hasNo } from './has-no.ts'
import type { GlobalOptions, ParsedArguments } from './parsed-arguments.ts'
import { splitVerbatim } from './split-verbatim.ts'
import { didYouMean } from './suggest.ts'
import { usageError } from './usage-error.ts'

function readNumber(specification: OptionSpecification, text: string): number {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = specification
  const value = Number(text)
  if (!/^-?\d{1,16}$/.test(text) || value < minimum || value > maximum) {
    const bounds =
      specification.maximum === undefined
        ? specification.minimum === undefined
          ? 'a whole number'
          : `a whole number from ${minimum} up`
        : `a whole number from ${minimum} to ${maximum}`
    throw new InvalidArgumentError(`It must be ${bounds}.`)
  }
  return value
}

function readString(specification: Pick<OptionSpecification, 'choices'>, text: string): string {
  const { choices } = specification
  if (choices !== undefined && !choices.includes(text)) {
    throw new InvalidArgumentError(oneOf(text, choices))
  }
  return text
}

function oneOf(text: string, choices: readonly string[]): string {
  const meant = didYouMean(text, choices)
  return `${meant === '' ? '' : `${meant} `}It must be one of: ${choices.join(', ')}.`
}

function words(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.map(String) : []
}

function readList(
  specification: Pick<OptionSpecification, 'choices'>,
  text: string,
  previous: unknown,
): readonly string[] {
  const added = text.split(',').map((word) => readString(specification, word.trim()))
  return [...words(previous), ...added]
}

/** An option that is on by default takes its own name too, beside `--no-…`: a script may spell out what it relies on. */
function toOptions(specification: OptionSpecification): readonly Option[] {
  const { flag, short, summary, type } = specification
  const dashes = short === undefined ? '' : `-${short}, `
  if (type === 'boolean') {
    if (specification.default !== true) return [new Option(`${dashes}--${flag}`, summary)]
    return [new Option(`--${flag}`, summary).default(true), new Option(`${dashes}--no-${flag}`, summary)]
  }
  const option = new Option(`${dashes}--${flag} <value>`, summary).argParser((text: string, previous: unknown) => {
    if (specification.list === true) return readList(specification, text, previous)
    return type === 'number' ? readNumber(specification, text) : readString(specification, text)
  })
  return [option.makeOptionMandatory(specification.required === true)]
}

function build(command: CommandSpecification | undefined): Command {
  const program = new Command(command?.name ?? 'metier')
  program
    .exitOverride()
    .configureOutput({ writeOut: () => {}, writeErr: () => {} })
    .helpOption(false)
  program.showSuggestionAfterError(false).allowExcessArguments(false)
  for (const specification of [...globalOptions, ...(command?.options ?? [])])
    for (const option of toOptions(specification)) program.addOption(option)
  for (const { placeholder, rest, required, choices, otherwise } of command?.positionals ?? []) {
    const name = rest ? `${placeholder}...` : placeholder
    const argument = new Argument(required ? `<${name}>` : `[${name}]`)
    if (choices !== undefined && otherwise === undefined) {
      argument.argParser((text: string, previous: unknown) =>
        rest ? [...words(previous), readString({ choices }, text)] : readString({ choices }, text),
      )
    }
    program.addArgument(argument)
  }
  return program
}

function toGlobal(values: Readonly<Record<string, unknown>>): GlobalOptions {
  return {
    json: values.json === true,
    color: values.color !== false,
    verbose: values.verbose === true,
    quiet: values.quiet === true,
    ...(typeof values.cwd === 'string' ? { cwd: values.cwd } : {}),
    ...(typeof values.preset === 'string' ? { preset: values.preset } : {}),
  }
}

/** `role engineer` means `role show engineer`. A word that looks like a mistyped choice, or is followed by more, is refused. */
function completed(command: CommandSpecification, values: readonly unknown[]): readonly unknown[] {
  const [first, second] = command.positionals
  const [word, next] = values
  const { choices = [], otherwise } = first ?? {}
  if (otherwise === undefined || second === undefined || typeof word !== 'string' || choices.includes(word))
    return values
  if (next === undefined && didYouMean(word, choices) === '') return [otherwise, word]
  const name = `metier ${command.name}`
  throw new MetierError({
    code: 'usage',
    message: `${hasNo(name, first?.placeholder ?? '', word)} ${oneOf(word, choices)}`,
    next:
      next === undefined
        ? `If it is the name of a ${second.placeholder.toLowerCase()}: \`${name} ${otherwise} ${word}\`.`
        : `\`${name} --help\` shows what it takes.`,
  })
}

/** Options and positionals of one command. `words` no longer contain the command itself. */
export function parseCommand(command: CommandSpecification | undefined, words: readonly string[]): ParsedArguments {
  const program = build(command)
  const { own, rest } = command?.verbatim === true ? splitVerbatim(command, words) : { own: words, rest: [] }
  try {
    program.parse([...own], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) throw usageError(error, { command, operands: program.args })
    throw error
  }
  if (command === undefined) return { kind: 'help' }
  const values: Readonly<Record<string, unknown>> = program.opts()
  const given = command.options
    .filter(({ key }) => program.getOptionValueSource(key) === 'cli')
    .map(({ key }) => [key, values[key]] as const)
  const read = completed(command, program.processedArgs)
  const placed = command.positionals
    .map(({ key, rest: takesRest }, index) => {
      const value = read[index]
      return [key, takesRest && rest.length > 0 ? rest : value] as const
    })
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return { kind: 'run', command, input: Object.fromEntries([...given, ...placed]), global: toGlobal(values) }
}
