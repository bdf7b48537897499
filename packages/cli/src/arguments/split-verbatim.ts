import type { CommandSpecification, OptionSpecification } from '../table/command-specification.ts'
import { globalOptions } from '../table/global-options.ts'

/** The words of a command line that hands on what stands behind its first plain word. */
export interface SplitWords {
  /** Options of the program and of the command, and the first plain word. */
  readonly own: readonly string[]
  /** What is handed on as it is. */
  readonly rest: readonly string[]
}

/**
 * Everything behind the first plain word is handed on but the options that every command has, such as `--json`; behind
 * `--` even those are.
 */
export function splitVerbatim({ options }: CommandSpecification, words: readonly string[]): SplitWords {
  const own: string[] = []
  const rest: string[] = []
  let isOwn = true
  let index = 0
  while (index < words.length) {
    const word = words[index] ?? ''
    if (word === '--') {
      if (!isOwn) return { own, rest: [...rest, ...words.slice(index)] }
      const [first, ...others] = words.slice(index + 1)
      return { own: first === undefined ? own : [...own, first], rest: others }
    }
    const option = optionOf(word, isOwn ? [...globalOptions, ...options] : globalOptions)
    const count = option === undefined || option.type === 'boolean' || word.includes('=') ? 1 : 2
    const target = option !== undefined || isOwn ? own : rest
    target.push(...words.slice(index, index + count))
    if (option === undefined && !word.startsWith('-')) isOwn = false
    index += count
  }
  return { own, rest }
}

/** Behind the first plain word only whole long names count: `-n 5` is the command's own. */
function optionOf(word: string, options: readonly OptionSpecification[]): OptionSpecification | undefined {
  const [written = ''] = word.split('=')
  return options.find(({ flag, short, default: preset }) => {
    if (written === `--${flag}` || (preset === true && written === `--no-${flag}`)) return true
    return short !== undefined && written === `-${short}` && options.length > globalOptions.length
  })
}
