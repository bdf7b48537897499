import type { CommandSpecification, OptionSpecification } from '../table/command-specification.ts'
import { globalOptions } from '../table/global-options.ts'
import type { ParsedArguments } from './parsed-arguments.ts'

/**
 * Reads words that are nothing but whole long options, such as `--all --json` or `--agent codex`, words without a dash,
 * and where a command takes any words, all that is behind `--`. `undefined` for anything else: `parseCommand` reads it, or
 * says what is wrong with it. Most calls of a program are this plain, and the parser of command lines takes longer to load
 * than they take to run.
 */
export function parsePlain(command: CommandSpecification, words: readonly string[]): ParsedArguments | undefined {
  const end = command.positionals.at(-1)?.rest === true ? words.indexOf('--') : -1
  const [before, behind] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end + 1)]
  const read = readOptions(command, before)
  if (read === undefined) return undefined
  if (command.options.some(({ key, required }) => required === true && !(key in read.given))) return undefined
  const placed = place(command, [...read.plain, ...behind])
  if (placed === undefined) return undefined
  const { json = false, color = true, verbose = false, quiet = false, ...input } = read.given
  const global = { json: json === true, color: color === true, verbose: verbose === true, quiet: quiet === true }
  return { kind: 'run', command, input: { ...input, ...placed }, global }
}

type Values = Readonly<Record<string, unknown>>

/** Values by key, and the words that belong to no option. */
function readOptions(
  { options }: CommandSpecification,
  words: readonly string[],
): { readonly given: Values; readonly plain: readonly string[] } | undefined {
  const given: Record<string, unknown> = {}
  const plain: string[] = []
  const rest = words.values()
  for (const word of rest) {
    if (!word.startsWith('-')) {
      plain.push(word)
      continue
    }
    const option = options.find(isSpelled(word)) ?? globalFlags.find(isSpelled(word))
    if (option === undefined) return undefined
    // The same flag twice means what it means once; `--no-color` is the one flag that is on unless it is named.
    if (option.type === 'boolean') given[option.key] = option !== color
    else {
      const { value } = rest.next()
      // What looks like an option and stands for a value is worth a second look.
      if (typeof value !== 'string' || value.startsWith('-')) return undefined
      const values = option.list === true ? split(value) : [value]
      if (values.some((each) => option.choices?.includes(each) === false)) return undefined
      given[option.key] = option.list === true ? added(given[option.key], values) : value
    }
  }
  return { given, plain }
}

const flags = globalOptions.filter(({ key }) => ['json', 'verbose', 'quiet'].includes(key))
const color: OptionSpecification = { key: 'color', flag: 'no-color', type: 'boolean', summary: '' }
const globalFlags = [...flags, color]

function isSpelled(word: string): (option: OptionSpecification) => boolean {
  return ({ flag, type, default: preset }) =>
    word === `--${flag}` && (type === 'boolean' ? preset !== true : type === 'string')
}

function split(value: string): readonly string[] {
  return value.split(',').map((each) => each.trim())
}

function added(before: unknown, values: readonly string[]): readonly unknown[] {
  return [...(Array.isArray(before) ? before : []), ...values]
}

/** Words by the keys that they are for; `undefined` where there are too few or too many, or not any will do. */
function place({ positionals, verbatim }: CommandSpecification, words: readonly string[]): Values | undefined {
  if (positionals.some(({ required }, at) => required && at >= words.length)) return undefined
  if (words.length === 0) return {}
  const isMore = words.length > positionals.length && positionals.at(-1)?.rest !== true
  if (isMore || verbatim === true || positionals.some(({ choices }) => choices !== undefined)) return undefined
  return Object.fromEntries(
    positionals.slice(0, words.length).map(({ key, rest }, at) => [key, rest ? words.slice(at) : words[at]]),
  )
}
