import { joinLiterals } from './join-literals.ts'
import type { Literals } from './literals.ts'
import { otherCase } from './other-case.ts'

const { anything, nothing, inSequence, oneOf, repeated, optional } = joinLiterals

/** Characters of a class that are told apart before it counts as any character. */
const mostInClass = 8
const bar = 0x7c
const backslash = 0x5c
const brace = 0x7b
const bracket = 0x5d
const closing = 0x29
const question = 0x3f
/** Where case does not count, Unicode has them for an `s` and a `k`. */
const longS = 0x17f
const kelvin = 0x212a
const quantifiers = '*+?{'
const manyCharacters = 'dDwWsS123456789'
const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', '0': '\0' }

/**
 * What is known of the texts that a regular expression matches; `undefined` where it is written in a way that is not
 * understood here. Never knows more than is true: who is looked for by it is found.
 */
export function readLiterals({ source, flags }: RegExp): Literals | undefined {
  const ignoresCase = flags.includes('i')
  const isUnicode = flags.includes('u')
  // There a class can be said in ways of its own.
  if (flags.includes('v')) return undefined
  const reader = new PatternReader(source, { ignoresCase, isUnicode })
  const found = reader.alternatives()
  return reader.isAtEnd && !reader.isStrange ? found : undefined
}

class PatternReader {
  readonly #source: string
  readonly #ignoresCase: boolean
  readonly #isUnicode: boolean
  #at = 0
  isStrange = false

  constructor(
    source: string,
    { ignoresCase, isUnicode }: { readonly ignoresCase: boolean; readonly isUnicode: boolean },
  ) {
    this.#source = source
    this.#ignoresCase = ignoresCase
    this.#isUnicode = isUnicode
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length
  }

  alternatives(): Literals {
    const found = [this.#sequence()]
    while (this.#takes('|')) found.push(this.#sequence())
    return oneOf(found)
  }

  #sequence(): Literals {
    const parts: Literals[] = []
    while (!this.isAtEnd && !this.isStrange) {
      const code = this.#source.charCodeAt(this.#at)
      if (code === bar || code === closing) break
      const run = this.#run()
      parts.push(run ?? this.#quantified(this.#atom()))
    }
    return inSequence(parts)
  }

  /** Letters one behind another that stand for themselves, each of them once: most of a pattern. */
  #run(): Literals | undefined {
    let end = this.#at
    while (isPlain(this.#source.charCodeAt(end))) end += 1
    // What is said of how often something stands there is said of the last sign.
    if (quantifiers.includes(this.#source[end] ?? ' ')) end -= 1
    if (end <= this.#at) return undefined
    const text = this.#source.slice(this.#at, end).toLowerCase()
    this.#at = end
    return { exact: [text], needs: [] }
  }

  #takes(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #quantified(part: Literals): Literals {
    const times = quantifiers.includes(this.#source[this.#at] ?? ' ') ? this.#times() : undefined
    if (times === undefined) return part
    this.#takes('?')
    const { least, most } = times
    if (least === 0) return optional(part, most === 1)
    return most === 1 ? part : repeated(part)
  }

  /** How often what stands before may be there, where that is said. */
  #times(): { readonly least: number; readonly most: number } | undefined {
    if (this.#takes('*')) return { least: 0, most: Infinity }
    if (this.#takes('+')) return { least: 1, most: Infinity }
    if (this.#takes('?')) return { least: 0, most: 1 }
    if (this.#source.charCodeAt(this.#at) !== brace) return undefined
    const start = this.#at
    this.#at += 1
    const least = this.#number()
    const isOpen = this.#takes(',')
    const most = isOpen ? (this.#number() ?? Infinity) : least
    if (least !== undefined && most !== undefined && this.#takes('}')) return { least, most }
    // A brace that counts nothing stands for itself.
    this.#at = start
    return undefined
  }

  #number(): number | undefined {
    const start = this.#at
    while (isDigit(this.#source.charCodeAt(this.#at))) this.#at += 1
    return this.#at === start ? undefined : Number(this.#source.slice(start, this.#at))
  }

  #atom(): Literals {
    const next = this.#source[this.#at]
    if (next === '(') return this.#group()
    if (next === '[') return this.#class()
    if (next === '\\') return this.#escape()
    if (next === '^' || next === '$') {
      this.#at += 1
      return nothing
    }
    if (next !== '.') return this.#textOf(this.#character())
    this.#at += 1
    return anything
  }

  #group(): Literals {
    this.#at += 1
    const isMarked = this.#source.charCodeAt(this.#at) === question && !this.#takes('?:')
    const isRefused = isMarked && (this.#takes('?!') || this.#takes('?<!'))
    const isLook = isMarked && !isRefused && (this.#takes('?=') || this.#takes('?<='))
    if (isMarked && !isRefused && !isLook) this.#name()
    const inside = this.alternatives()
    if (!this.#takes(')')) this.isStrange = true
    if (isRefused) return nothing
    // What is looked at stands there, and something else at the same place.
    return isLook ? { exact: [''], needs: joinLiterals.allNeeds(inside) } : inside
  }

  /** `<name>`; other marks change what the signs behind them mean. */
  #name(): void {
    const end = this.#source.indexOf('>', this.#at)
    if (!this.#source.startsWith('?<', this.#at) || end === -1) this.isStrange = true
    else this.#at = end + 1
  }

  /** One sign of the pattern, which stands for itself. */
  #character(): string {
    const code = this.#source.codePointAt(this.#at) ?? 0
    const text = this.#isUnicode ? String.fromCodePoint(code) : (this.#source[this.#at] ?? '')
    this.#at += text.length
    return text
  }

  #textOf(character: string): Literals {
    return { exact: [this.#folded(character)], needs: [] }
  }

  /** In lower case, or what stands for any case. */
  #folded(character: string): string {
    const code = character.charCodeAt(0)
    if (code < 0x80) return character.toLowerCase()
    if (this.#ignoresCase && this.#isUnicode && (code === longS || code === kelvin)) return code === longS ? 's' : 'k'
    return !this.#ignoresCase || isCaseless(code) ? character : otherCase.repeat(character.length)
  }

  #escape(): Literals {
    const next = this.#source[this.#at + 1] ?? ''
    if (next === 'b' || next === 'B') {
      this.#at += 2
      return nothing
    }
    const character = this.#escaped()
    return character === undefined ? anything : this.#textOf(character)
  }

  /** What an escape stands for; `undefined` for one of many characters, and for what was found before. */
  #escaped(): string | undefined {
    const next = this.#source[this.#at + 1] ?? ''
    this.#at += 2
    if (manyCharacters.includes(next)) return undefined
    if (next === 'p' || next === 'P' || next === 'k') return this.#skipBraced(next === 'k' ? '<>' : '{}')
    const digits = next === 'x' ? 2 : next === 'u' ? 4 : 0
    if (digits === 0) {
      if (next === 'c' || (next === '0' && /\d/.test(this.#source[this.#at] ?? ''))) this.isStrange = true
      return controls[next] ?? next
    }
    const text = this.#source.slice(this.#at, this.#at + digits)
    const code = Number.parseInt(text, 16)
    // Two of these are one sign to an expression that knows Unicode.
    const isHalf = this.#isUnicode && code >= 0xd800 && code < 0xe000
    if (text.length < digits || /[^\da-f]/i.test(text) || isHalf) this.isStrange = true
    this.#at += digits
    return String.fromCharCode(code)
  }

  /** A property of characters, or a group by its name. */
  #skipBraced([open = '', close = '']: string): undefined {
    const end = this.#source.indexOf(close, this.#at)
    if (this.#source[this.#at] !== open || end === -1) this.isStrange = true
    else this.#at = end + 1
  }

  #class(): Literals {
    this.#at += 1
    let isWide = this.#takes('^')
    const found = new Set<string>()
    while (!isWide && !this.isStrange && !this.#takes(']')) {
      const from = this.#member()
      const isRange = this.#source[this.#at] === '-' && this.#source[this.#at + 1] !== ']'
      if (isRange) this.#at += 1
      const to = isRange ? this.#member() : from
      const texts = from === undefined || to === undefined ? undefined : this.#between(from, to)
      for (const text of texts ?? []) found.add(text)
      isWide = texts === undefined || found.size > mostInClass
    }
    if (!isWide) return { exact: [...found], needs: [] }
    this.#skipClass()
    return anything
  }

  /** To behind its end. */
  #skipClass(): void {
    while (!this.isAtEnd) {
      const code = this.#source.charCodeAt(this.#at)
      this.#at += code === backslash ? 2 : 1
      if (code === bracket) return
    }
    this.isStrange = true
  }

  #member(): string | undefined {
    if (this.isAtEnd) this.isStrange = true
    if (this.#source[this.#at] !== '\\') return this.#character()
    if (this.#source[this.#at + 1] !== 'b') return this.#escaped()
    this.#at += 2
    return '\b'
  }

  #between(from: string, to: string): readonly string[] | undefined {
    const first = from.codePointAt(0) ?? 0
    const last = to.codePointAt(0) ?? 0
    if (last - first >= mostInClass) return undefined
    const texts: string[] = []
    for (let code = first; code <= last; code += 1) {
      texts.push(this.#folded(String.fromCodePoint(code)))
    }
    return texts
  }
}

/** Letters and digits of ASCII, blanks, and the signs `_`, `-`, `,` and `'`, which mean nothing of their own. */
function isPlain(code: number): boolean {
  const letter = code | 32
  return (
    (letter >= 97 && letter <= 122) ||
    isDigit(code) ||
    code === 32 ||
    code === 95 ||
    code === 45 ||
    code === 44 ||
    code === 39
  )
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Scripts without capitals: from Hebrew to the languages of India, those of the Far East, and Hangul. */
function isCaseless(code: number): boolean {
  return (code >= 0x590 && code < 0x10a0) || (code >= 0x3000 && code < 0xa640) || (code >= 0xac00 && code < 0xd7a4)
}
