/** One member of an object, by offsets in UTF-16 units. */
export interface JsonMember {
  readonly key: string
  readonly start: number
  readonly value: JsonText
}

/** A value in a JSON text with comments: where it stands and what it says. */
export interface JsonText {
  readonly start: number
  readonly end: number
  readonly data: unknown
  /** Of an object. */
  readonly members?: readonly JsonMember[]
}

const deepest = 100

/**
 * Reads JSON as editors' settings have it, with comments and trailing commas; `undefined` for anything else. Linear.
 */
export function readJsonText(text: string): JsonText | undefined {
  const reader = new Reader(text)
  try {
    return reader.whole()
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

class Unreadable extends Error {}

class Reader {
  readonly #text: string
  #at: number

  constructor(text: string) {
    this.#text = text
    this.#at = text.startsWith('\uFEFF') ? 1 : 0
  }

  whole(): JsonText {
    const value = this.#value(0)
    this.#skip()
    if (this.#at < this.#text.length) throw new Unreadable()
    return value
  }

  #value(depth: number): JsonText {
    this.#skip()
    const start = this.#at
    const sign = this.#text[start]
    if (depth > deepest || sign === undefined) throw new Unreadable()
    if (sign === '{') return this.#object(depth)
    if (sign === '[') return this.#array(depth)
    const raw = sign === '"' ? this.#string() : this.#word()
    try {
      return { start, end: this.#at, data: JSON.parse(raw) }
    } catch {
      throw new Unreadable()
    }
  }

  #object(depth: number): JsonText {
    const start = this.#at
    const members: JsonMember[] = []
    this.#at += 1
    while (!this.#closes('}')) {
      const at = this.#at
      if (this.#text[at] !== '"') throw new Unreadable()
      const key = this.#key()
      this.#skip()
      this.#expect(':')
      members.push({ key, start: at, value: this.#value(depth + 1) })
      this.#separate('}')
    }
    const data = Object.fromEntries(members.map(({ key, value }) => [key, value.data]))
    return { start, end: this.#at, data, members }
  }

  #array(depth: number): JsonText {
    const start = this.#at
    const items: unknown[] = []
    this.#at += 1
    while (!this.#closes(']')) {
      items.push(this.#value(depth + 1).data)
      this.#separate(']')
    }
    return { start, end: this.#at, data: items }
  }

  #key(): string {
    try {
      const key: unknown = JSON.parse(this.#string())
      return String(key)
    } catch {
      throw new Unreadable()
    }
  }

  #string(): string {
    const start = this.#at
    this.#at += 1
    while (this.#text[this.#at] !== '"') {
      if (this.#at >= this.#text.length) throw new Unreadable()
      this.#at += this.#text[this.#at] === '\\' ? 2 : 1
    }
    this.#at += 1
    return this.#text.slice(start, this.#at)
  }

  #word(): string {
    const start = this.#at
    while (/[\w+.-]/.test(this.#text[this.#at] ?? '')) this.#at += 1
    return this.#text.slice(start, this.#at)
  }

  #closes(sign: string): boolean {
    this.#skip()
    if (this.#text[this.#at] !== sign) return false
    this.#at += 1
    return true
  }

  #separate(close: string): void {
    this.#skip()
    if (this.#text[this.#at] !== close) this.#expect(',')
  }

  #expect(sign: string): void {
    if (this.#text[this.#at] !== sign) throw new Unreadable()
    this.#at += 1
  }

  /** White space and comments. */
  #skip(): void {
    for (;;) {
      while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1
      if (this.#text.startsWith('//', this.#at)) this.#at = this.#until('\n', 0)
      else if (this.#text.startsWith('/*', this.#at)) this.#at = this.#until('*/', 2)
      else return
    }
  }

  #until(sign: string, more: number): number {
    const found = this.#text.indexOf(sign, this.#at)
    return found === -1 ? this.#text.length : found + more
  }
}
