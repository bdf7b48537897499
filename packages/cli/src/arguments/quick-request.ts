import { findCommandWord } from './find-command-word.ts'

/** A question that the command table alone can answer. */
export type QuickRequest = { readonly kind: 'version' } | { readonly kind: 'help'; readonly word?: string }

/** Is this a request for help or for the version? `word` is the command it is about, as typed. */
export function quickRequest(words: readonly string[]): QuickRequest | undefined {
  if (words.length === 0) return { kind: 'help' }
  const end = words.indexOf('--')
  const before = end === -1 ? words : words.slice(0, end)
  const asksForHelp = before.includes('--help') || before.includes('-h')
  const position = findCommandWord(words)
  const word = position === -1 ? undefined : words[position]
  if (word === 'help') {
    const topic = before.slice(position + 1).find((each) => !each.startsWith('-'))
    return topic === undefined ? { kind: 'help' } : { kind: 'help', word: topic }
  }
  if (asksForHelp) return word === undefined ? { kind: 'help' } : { kind: 'help', word }
  const asksForVersion = before.includes('--version') || before.includes('-V')
  return word === undefined && asksForVersion ? { kind: 'version' } : undefined
}
