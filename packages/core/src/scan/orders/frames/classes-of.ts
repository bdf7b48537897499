import { frameClasses, type FrameClass } from './frame-classes.ts'
import { frameStems } from './frame-stems.ts'
import { frameWords } from './frame-words.ts'
import { irregularForms } from './irregular-forms.ts'

/** `notes` is no form of `not`. */
const unchanging: ReadonlySet<FrameClass> = new Set(['not', 'always', 'whole', 'quiet'])
const none: readonly FrameClass[] = []
const shortestStem = 1
const longestStem = 12

let words: ReadonlyMap<string, readonly FrameClass[]> | undefined
let stems: ReadonlyMap<string, readonly FrameClass[]> | undefined

/** Classes that a word is in, with any of the endings of English. */
export function classesOf(spelled: string, isEnglish: boolean): readonly FrameClass[] {
  const word = spelled.toLowerCase().replaceAll('’', "'")
  words ??= tableOf(frameWords, formsOf)
  const found = words.get(word)
  if (isEnglish) return found ?? none
  const others = stemClasses(word)
  return found === undefined ? others : [...found, ...others]
}

function stemClasses(word: string): readonly FrameClass[] {
  stems ??= tableOf(frameStems, (stem) => [stem])
  const found: FrameClass[] = []
  // Little words only stand for themselves; longer ones may go on.
  const least = Math.min(word.length, 4)
  for (let length = Math.min(word.length, longestStem); length >= shortestStem; length -= 1) {
    if (length < least && length !== word.length) break
    found.push(...(stems.get(word.slice(0, length)) ?? none))
  }
  return found
}

function tableOf(
  lists: Readonly<Partial<Record<FrameClass, string>>>,
  forms: (word: string) => readonly string[],
): ReadonlyMap<string, readonly FrameClass[]> {
  const table = new Map<string, FrameClass[]>()
  for (const name of frameClasses) {
    const list = lists[name]?.split(' ') ?? []
    for (const form of new Set(unchanging.has(name) ? list : list.flatMap(forms))) {
      const classes = table.get(form) ?? []
      classes.push(name)
      table.set(form, classes)
    }
  }
  return table
}

function formsOf(word: string): readonly string[] {
  const bare = word.replace(/e$/, '')
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(word) ? `${word}${word.at(-1)}` : word
  const plural = word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
  const past = word.endsWith('y') ? `${word.slice(0, -1)}ied` : `${bare}ed`
  return [
    word,
    `${word}s`,
    plural,
    `${word}es`,
    past,
    `${bare}ing`,
    `${doubled}ed`,
    `${doubled}ing`,
    `${word}'s`,
    ...(irregularForms[word] ?? []),
  ]
}
