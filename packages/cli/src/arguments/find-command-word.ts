import { globalOptions } from '../table/global-options.ts'

const takesValue = new Set(
  globalOptions
    .filter(({ type }) => type !== 'boolean')
    .flatMap(({ flag, short }) => (short === undefined ? [`--${flag}`] : [`--${flag}`, `-${short}`])),
)

/** Index of the word that names the command: the first that is neither an option nor a global option's value. */
export function findCommandWord(words: readonly string[]): number {
  let index = 0
  while (index < words.length) {
    const word = words[index] ?? ''
    if (word === '--') return -1
    if (!word.startsWith('-') || word === '-') return index
    index += takesValue.has(word) ? 2 : 1
  }
  return -1
}
