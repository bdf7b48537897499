/** What a regular expression is made of, as far as it says which characters must stand in a text that it matches. */
export type PatternPart =
  /** One of these characters, whatever their case; any sign beyond ASCII stands for all of them. */
  | { readonly kind: 'one-of'; readonly characters: readonly string[] }
  /** Something that nothing is known of, or nothing at all. */
  | { readonly kind: 'any' }
  /** Takes no character: an assertion, a look ahead or behind. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'choice'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'repeated'; readonly part: PatternPart; readonly least: number; readonly most: number }

const any: PatternPart = { kind: 'any' }
const empty: PatternPart = { kind: 'empty' }
/** Classes of more characters are as good as any. */
const mostCharacters = 4
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' }

/** Reads the source of a regular expression that its engine has accepted. What it does not know is `any`. */
export function readPattern(source: string): PatternPart {
  return new PatternReader(source).choice()
}

class PatternReader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  choice(): PatternPart {
    const parts = [this.#sequence()]
    while (this.#take('|')) parts.push(this.#sequence())
    const [only] = parts
    return parts.length === 1 && only !== undefined ? only : { kind: 'choice', parts }
  }

  #sequence(): PatternPart {
    const parts: PatternPart[] = []
    while (this.#at < this.#source.length && !this.#sees('|') && !this.#sees(')')) {
      const part = this.#quantified(this.#atom())
      if (part.kind !== 'empty') parts.push(part)
    }
    return { kind: 'sequence', parts }
  }

  #atom(): PatternPart {
    if (this.#take('(')) return this.#group()
    if (this.#take('[')) return this.#class()
    if (this.#take('\\')) return this.#escape()
    if (this.#take('^') || this.#take('$')) return empty
    if (this.#take('.')) return any
    return { kind: 'one-of', characters: [this.#next()] }
  }

  #group(): PatternPart {
    const isAside = this.#take('?=') || this.#take('?!') || this.#take('?<=') || this.#take('?<!')
    if (!isAside && this.#take('?<')) while (!this.#take('>')) this.#at += 1
    else if (!isAside && this.#sees('?') && !this.#take('?:')) {
      // Flags for a part of a pattern, `(?i:`, are of engines that are younger than this reader.
      while (!this.#take(':')) this.#at += 1
    }
    const inside = this.choice()
    this.#take(')')
    return isAside ? empty : inside
  }

  #class(): PatternPart {
    let isKnown = !this.#take('^')
    const characters: string[] = []
    while (this.#at < this.#source.length && !this.#take(']')) {
      const part = this.#take('\\') ? this.#escape(true) : ({ kind: 'one-of', characters: [this.#next()] } as const)
      if (part.kind === 'one-of') characters.push(...part.characters)
      else isKnown = false
      if (this.#sees('-') && this.#source[this.#at + 1] !== ']') {
        this.#at += 1
        // Of what is beyond ASCII one sign stands for all.
        if (part.kind !== 'one-of' || (part.characters[0] ?? '') < '\u0080') isKnown = false
      }
    }
    return isKnown && characters.length > 0 && characters.length <= mostCharacters
      ? { kind: 'one-of', characters }
      : any
  }

  #escape(isInClass = false): PatternPart {
    const sign = this.#next()
    if (sign === 'b' || sign === 'B') return isInClass ? any : empty
    if (sign === 'p' || sign === 'P') {
      if (this.#take('{')) while (!this.#take('}')) this.#at += 1
      return any
    }
    if (sign === 'u' || sign === 'x') return this.#code(sign)
    if (sign === 'k') {
      while (!this.#take('>')) this.#at += 1
      return any
    }
    if (sign === 'c') this.#at += 1
    if (/[dDwWsSc0-9]/.test(sign)) return any
    return { kind: 'one-of', characters: [controls[sign] ?? sign] }
  }

  #code(sign: 'u' | 'x'): PatternPart {
    const found = sign === 'x' ? /[\dA-Fa-f]{2}/y : /[\dA-Fa-f]{4}|\{[\dA-Fa-f]+\}/y
    found.lastIndex = this.#at
    const digits = found.exec(this.#source)?.[0]
    if (digits === undefined) return any
    this.#at += digits.length
    return { kind: 'one-of', characters: [String.fromCodePoint(Number.parseInt(digits.replace(/[{}]/g, ''), 16))] }
  }

  #quantified(part: PatternPart): PatternPart {
    const found = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y
    found.lastIndex = this.#at
    const match = found.exec(this.#source)
    if (match === null) return part
    this.#at += match[0].length
    const [sign = '', least = '0', comma = '', most = ''] = match
    if (sign.startsWith('*')) return { kind: 'repeated', part, least: 0, most: Infinity }
    if (sign.startsWith('+')) return { kind: 'repeated', part, least: 1, most: Infinity }
    if (sign.startsWith('?')) return { kind: 'repeated', part, least: 0, most: 1 }
    const end = comma === '' ? Number(least) : most === '' ? Infinity : Number(most)
    return { kind: 'repeated', part, least: Number(least), most: end }
  }

  #sees(text: string): boolean {
    return this.#source.startsWith(text, this.#at)
  }

  #take(text: string): boolean {
    if (!this.#sees(text)) return false
    this.#at += text.length
    return true
  }

  #next(): string {
    const sign = this.#source[this.#at] ?? ''
    this.#at += 1
    return sign
  }
}
