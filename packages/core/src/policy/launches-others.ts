import { awkRunsOthers } from './awk-runs-others.ts'
import { launchingWords, type LaunchingWords } from './launching-words.ts'
import { sedRunsOthers } from './sed-runs-others.ts'
import type { ShellPart } from './shell-line.ts'

/**
 * Could a program be made to start another one by words of its own? `named` is how many words a rule names, the
 * program among them: what stands there was meant. A word that only running would tell could be any option.
 */
export function launchesOthers({ words, open }: Pick<ShellPart, 'words' | 'open'>, named: number): boolean {
  const [program = null, ...rest] = words
  const known = program === null ? undefined : launchingWords.get(program.slice(program.lastIndexOf('/') + 1))
  if (known === undefined) return false
  if (known.script !== undefined) return open || runsScript(known.script, rest)
  if (known.commands === undefined) return holds(known, words.slice(Math.max(named, 1)), open)
  const at = words.findIndex((word, index) => index > 0 && (word === null || !word.startsWith('-')))
  const before = words.slice(Math.max(named, 1), at === -1 ? undefined : at)
  if (holds(known, before, open && at === -1)) return true
  const everywhere = known.everywhere && { long: known.everywhere }
  if (everywhere !== undefined && holds(everywhere, words.slice(Math.max(named, 1)), open)) return true
  const command = words[at]
  if (at === -1 || command === undefined) return false
  if (command === null) return true
  const own = known.commands[command]
  if (own === 'named') return at >= named
  return own !== undefined && holds(own, words.slice(Math.max(named, at + 1)), open)
}

function runsScript(language: 'sed' | 'awk', words: readonly (string | null)[]): boolean {
  return language === 'sed' ? sedRunsOthers(words) : awkRunsOthers(words)
}

function holds(known: LaunchingWords, words: readonly (string | null)[], open: boolean): boolean {
  const { long = [], letters = '', begins = [] } = known
  for (const word of words) {
    if (word === null || begins.some((begin) => word.startsWith(begin))) return true
    // What follows is no option any more.
    if (word === '--') return false
    const name = word.split('=', 1)[0] ?? ''
    if (name.startsWith('--') && long.some((option) => option.startsWith(name))) return true
    if (/^-[^-]/.test(word) && Array.from(letters).some((letter) => word.includes(letter))) return true
  }
  return open
}
