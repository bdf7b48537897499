import type { RenderingInputs } from './rendering-inputs.ts'

/** A span of text and what stands there instead. */
export interface Placeholder {
  readonly start: number
  readonly end: number
  /**
   * `argument`: from the caller; `variable`: from where the skill is; `escape`: a backslash and what it keeps from
   * being replaced, which then stands for itself.
   */
  readonly kind: 'argument' | 'variable' | 'escape'
  readonly value: string
  /** Where it stands for all arguments. */
  readonly words?: readonly string[]
}

export interface FindPlaceholdersOptions {
  /** A variable may also be named without braces, as a shell would have it. */
  readonly inCommand?: boolean
}

const wordCharacter = /[A-Za-z0-9_]/

/**
 * All placeholders of a text, in order: `$ARGUMENTS`, `$ARGUMENTS[N]`, `$N`, `$name` of a declared name, each also in
 * braces, `${VARIABLE}` and `{baseDir}` (decisions, ruling 7). A number that no argument has is none, and neither is
 * a name that nobody declared. One pass, linear in the length of the text.
 */
export function findPlaceholders(
  text: string,
  inputs: RenderingInputs,
  { inCommand = false }: FindPlaceholdersOptions = {},
): readonly Placeholder[] {
  const found: Placeholder[] = []
  const names = inputs.names.toSorted((left, right) => right.length - left.length)
  const baseDirectory = inputs.variables['baseDir']
  const next = createSearch(text, baseDirectory !== undefined)
  for (let at = next(0); at !== -1;) {
    const match =
      text[at] === '{'
        ? { end: at + baseMark.length, kind: 'variable' as const, value: baseDirectory ?? '' }
        : read(text, at, { inputs, names, inCommand })
    if (match === undefined) {
      at = next(at + 1)
      continue
    }
    if (isEscaped(text, at)) {
      found.push({ start: at - 1, end: match.end, kind: 'escape', value: text.slice(at, match.end) })
    } else found.push({ start: at, ...match })
    at = next(match.end)
  }
  return found
}

const baseMark = '{baseDir}'

/** Where the next placeholder may begin, in ascending questions; each sign is looked for once. */
function createSearch(text: string, hasBase: boolean): (from: number) => number {
  let dollar = text.indexOf('$')
  let brace = hasBase ? text.indexOf(baseMark) : -1
  return (from) => {
    if (dollar !== -1 && dollar < from) dollar = text.indexOf('$', from)
    if (brace !== -1 && brace < from) brace = text.indexOf(baseMark, from)
    if (dollar === -1 || brace === -1) return Math.max(dollar, brace)
    return Math.min(dollar, brace)
  }
}

/** One backslash directly before it; of two, the second is itself escaped. */
function isEscaped(text: string, at: number): boolean {
  return text[at - 1] === '\\' && text[at - 2] !== '\\'
}

interface Reading {
  readonly inputs: RenderingInputs
  readonly names: readonly string[]
  readonly inCommand: boolean
}

type Match = Omit<Placeholder, 'start'>

function read(text: string, at: number, reading: Reading): Match | undefined {
  if (text[at + 1] !== '{') return readBare(text, at + 1, reading)
  const close = text.slice(at, at + 100).indexOf('}')
  if (close === -1) return undefined
  const inside = text.slice(at + 2, at + close)
  const match = readBare(`${inside} `, 0, { ...reading, inCommand: true })
  return match !== undefined && match.end === inside.length ? { ...match, end: at + close + 1 } : undefined
}

function readBare(text: string, at: number, { inputs, names, inCommand }: Reading): Match | undefined {
  if (text.startsWith('ARGUMENTS', at)) {
    const index = /^\[(\d{1,4})\]/.exec(text.slice(at + 9, at + 15))
    if (index !== null) return argument(inputs, Number(index[1]), at + 9 + index[0].length)
    if (!isWord(text, at + 9)) return { end: at + 9, kind: 'argument', value: inputs.text, words: inputs.words }
  }
  const digits = /^\d{1,4}/.exec(text.slice(at, at + 4))
  if (digits !== null) {
    const end = at + digits[0].length
    return isWord(text, end) ? undefined : argument(inputs, Number(digits[0]), end)
  }
  for (const name of names) {
    if (!text.startsWith(name, at) || isWord(text, at + name.length)) continue
    const value = inputs.words[inputs.names.indexOf(name)] ?? ''
    return { end: at + name.length, kind: 'argument', value, ...(value === '' && { words: [] }) }
  }
  return inCommand ? variable(text, at, inputs) : undefined
}

function variable(text: string, at: number, { variables }: RenderingInputs): Match | undefined {
  const name = /^[A-Za-z_][A-Za-z0-9_]{0,63}/.exec(text.slice(at, at + 65))?.[0]
  if (name === undefined || !Object.hasOwn(variables, name)) return undefined
  return { end: at + name.length, kind: 'variable', value: variables[name] ?? '' }
}

function argument({ words, first }: RenderingInputs, number: number, end: number): Match | undefined {
  const value = words[number - first]
  return value === undefined ? undefined : { end, kind: 'argument', value }
}

function isWord(text: string, at: number): boolean {
  return wordCharacter.test(text[at] ?? '')
}
