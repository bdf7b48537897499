import type { FlowValue } from './flow-value.ts'

/** What a program leaves out is named by an option of its own, in the next word or in the same one. */
const next = /^--exclude(?:-dir|-from|-tag)?$/
const same = /^--(?:exclude(?:-dir|-from|-tag)?=|filter=(?:-|exclude\b))/
/** The rules of rsync say by their first sign what becomes of what they name. */
const refusing = /^(?:-|exclude\b)/

const asked = /^-i?(?:name|path|regex|wholename)$/
const not = /^(?:!|-not)$/
const acts = /^-(?:f?print|exec|ok)/

type IsLeftOut = (word: string, index: number) => boolean

/** The words of a command without those that name what it leaves out: `--exclude .env`. */
export function withoutLeftOut(name: string, words: readonly FlowValue[]): readonly FlowValue[] {
  const shapes = words.map(({ shape }) => shape)
  const isLeftOut = (name === 'find' && byFind(shapes)) || (name === 'zip' && byZip()) || byOption(name, shapes)
  return words.filter(({ shape }, index) => !isLeftOut(shape, index))
}

function byOption(name: string, words: readonly string[]): IsLeftOut {
  return (word, index) => {
    const before = words[index - 1] ?? ''
    if (name === 'rsync' && (before === '-f' || before === '--filter')) return refusing.test(word)
    const isShort = (name === 'tar' && before === '-X') || (name === 'fd' && before === '-E')
    return isShort || next.test(before) || same.test(word)
  }
}

/** All words behind the option, up to the next option or an `@`. */
function byZip(): IsLeftOut {
  let isLeftOut = false
  return (word) => {
    if (/^[-@]/.test(word)) isLeftOut = /^(?:-x|--exclude)$/.test(word)
    return isLeftOut && !word.startsWith('-')
  }
}

/** `! -name .env`, and `-name .env -prune -o … -print`, which without an action of its own puts out what it prunes. */
function byFind(words: readonly string[]): IsLeftOut {
  // What stands in brackets may be turned round by what stands before them.
  if (words.includes('(')) return () => false
  const lastAct = words.findLastIndex((word) => acts.test(word))
  return (_, index) => {
    if (!asked.test(words[index - 1] ?? '')) return false
    if (words[index + 1] === '-prune' && words[index + 2] === '-o') return lastAct > index
    return not.test(words[index - 2] ?? '') && !not.test(words[index - 3] ?? '')
  }
}
