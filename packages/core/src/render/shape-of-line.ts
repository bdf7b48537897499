import { forEachShellChild, parseShell, type ShellNode } from '../policy/parse-shell.ts'

/** Text that stands in place of a stand-in, where the stand-in is read and where it is only text. */
export interface StandIn {
  readonly token: string
  readonly value: string
  /** As written into a here-document. */
  readonly written: string
}

/**
 * What a line of shell says, quotes taken away: two lines of one shape run the same programs with the same words.
 * `undefined` for what is no line of shell. The stand-ins count as what they stand for.
 */
export function shapeOfLine(line: string, standIns: readonly StandIn[] = []): string | undefined {
  const script = parseShell(line)
  const shape = new Shape(standIns)
  shape.add(script)
  return shape.isBroken ? undefined : shape.text
}

class Shape {
  isBroken = false
  readonly #standIns: readonly StandIn[]
  readonly #pieces: string[] = []
  #literal = ''

  constructor(standIns: readonly StandIn[]) {
    this.#standIns = standIns
  }

  get text(): string {
    return this.#pieces.join('')
  }

  add(node: ShellNode): void {
    if (node.type === 'Script' && (node.errors?.length ?? 0) > 0) this.isBroken = true
    if (node.type === 'Word') this.#addWord(node)
    else if (node.type === 'Literal' || node.type === 'SingleQuoted' || node.type === 'AnsiCQuoted') {
      this.#literal += this.#filled(node.value, 'value')
    } else if (node.type === 'DoubleQuoted') this.#addQuoted(node)
    else if (node.type === 'HereDoc') this.#addDocument(node)
    else this.#addOther(node)
  }

  #addWord(node: Extract<ShellNode, { type: 'Word' }>): void {
    this.#open('Word')
    let hasParts = false
    forEachShellChild(node, (child) => {
      hasParts = true
      this.add(child)
    })
    if (!hasParts) this.#literal += this.#filled(node.value, 'value')
    this.#close()
  }

  /** What is expanded within quotes is another thing than without. */
  #addQuoted(node: ShellNode): void {
    forEachShellChild(node, (child) => {
      if (child.type === 'Literal') this.add(child)
      else {
        this.#open('Quoted')
        this.add(child)
        this.#close()
      }
    })
  }

  #addDocument({ operator, delimiter, body }: Extract<ShellNode, { type: 'HereDoc' }>): void {
    this.#open(`HereDoc ${operator} ${delimiter?.text ?? ''}`)
    if (body.parts === undefined) this.#literal += this.#filled(body.text, 'written')
    for (const part of body.parts ?? []) {
      if (part.type === 'Literal') this.#literal += this.#filled(part.text, 'written')
      else this.add(part)
    }
    this.#close()
  }

  #addOther(node: ShellNode): void {
    const operators = 'operators' in node ? node.operators.join(' ') : ''
    const operator = 'operator' in node ? node.operator : ''
    const background = node.type === 'Statement' && node.background === true ? '&' : ''
    const name = 'name' in node && typeof node.name === 'string' ? node.name : ''
    this.#open([node.type, operator, operators, background, name].filter((part) => part !== '').join(' '))
    let hasChildren = false
    forEachShellChild(node, (child) => {
      hasChildren = true
      this.add(child)
    })
    if (!hasChildren && 'text' in node) this.#literal += node.text
    this.#close()
  }

  #open(kind: string): void {
    this.#flush()
    this.#pieces.push(`(${kind} `)
  }

  #close(): void {
    this.#flush()
    this.#pieces.push(')')
  }

  #flush(): void {
    if (this.#literal !== '') this.#pieces.push(JSON.stringify(this.#literal))
    this.#literal = ''
  }

  #filled(text: string, form: 'value' | 'written'): string {
    let filled = ''
    let rest = text
    while (rest !== '') {
      const first = this.#standIns
        .map((standIn) => ({ standIn, at: rest.indexOf(standIn.token) }))
        .filter(({ at }) => at !== -1)
        .toSorted((left, right) => left.at - right.at)[0]
      if (first === undefined) return filled + rest
      filled += rest.slice(0, first.at) + first.standIn[form]
      rest = rest.slice(first.at + first.standIn.token.length)
    }
    return filled
  }
}
