import type { CommandSpecification } from '../table/command-specification.ts'
import { globalOptions } from '../table/global-options.ts'
import type { ParsedArguments } from './parsed-arguments.ts'

/**
 * Reads words that are nothing but whole long flags, such as `--all --json`, and for a command whose one positional takes
 * all words, words without a dash and whatever is behind `--`. `undefined` for anything else: `parseCommand` reads it, or
 * says what is wrong with it. Most calls of a program are this plain, and the parser of command lines takes longer to load
 * than they take to run.
 */
export function parsePlain(command: CommandSpecification, words: readonly string[]): ParsedArguments | undefined {
  const [positional, ...more] = command.positionals
  const takesWords = more.length === 0 && positional?.rest === true && positional.choices === undefined
  const end = takesWords ? words.indexOf('--') : -1
  const [before, behind] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end + 1)]
  const plain = takesWords ? [...before.filter((word) => !word.startsWith('-')), ...behind] : []
  if (positional?.required === true && plain.length === 0) return undefined
  const given = new Set(takesWords ? before.filter((word) => word.startsWith('-')) : words)
  // The same flag twice means what it means once; `--no-color` is the one flag that is on unless it is named.
  const input: Record<string, unknown> = plain.length > 0 && positional ? { [positional.key]: plain } : {}
  for (const { key, flag, type, default: preset } of command.options) {
    if (type === 'boolean' && preset !== true && given.delete(`--${flag}`)) input[key] = true
  }
  const color = !given.delete('--no-color')
  const isOn = (key: string): boolean => {
    const option = globalOptions.find((each) => each.key === key && each.type === 'boolean')
    return option !== undefined && given.delete(`--${option.flag}`)
  }
  const global = { json: isOn('json'), color, verbose: isOn('verbose'), quiet: isOn('quiet') }
  return given.size === 0 ? { kind: 'run', command, input, global } : undefined
}
