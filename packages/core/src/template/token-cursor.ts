import { TemplateFault } from './template-fault.ts'
import { tokenizeExpression, type ExpressionToken } from './tokenize-expression.ts'

const end: ExpressionToken = { kind: 'end', text: '' }

/** Goes over the words and signs of one statement or output. Throws a `TemplateFault` where another one is expected. */
export class TokenCursor {
  readonly line: number
  readonly #tokens: readonly ExpressionToken[]
  #at = 0

  constructor(text: string, line: number) {
    this.line = line
    this.#tokens = tokenizeExpression(text, line)
  }

  get next(): ExpressionToken {
    return this.#tokens[this.#at] ?? end
  }

  /** The one behind the next. */
  get following(): ExpressionToken {
    return this.#tokens[this.#at + 1] ?? end
  }

  get isDone(): boolean {
    return this.#at >= this.#tokens.length
  }

  take(): ExpressionToken {
    const token = this.next
    this.#at += 1
    return token
  }

  /** Goes past a word or sign when it is next. */
  skip(text: string): boolean {
    if (this.next.kind === 'string' || this.next.text !== text) return false
    this.#at += 1
    return true
  }

  expect(text: string): void {
    if (!this.skip(text)) throw this.fault(`${text} is expected before ${this.next.text || 'the end'}.`)
  }

  name(): string {
    if (this.next.kind !== 'name') throw this.fault(`A name is expected before ${this.next.text || 'the end'}.`)
    return this.take().text
  }

  expectEnd(): void {
    if (!this.isDone) throw this.fault(`${this.next.text} is not expected here.`)
  }

  fault(message: string): TemplateFault {
    return new TemplateFault(message, this.line)
  }
}
