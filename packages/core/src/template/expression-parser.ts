import type { Expression, Given } from './template-node.ts'
import { TokenCursor } from './token-cursor.ts'

const deepest = 60

const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['none', null],
  ['None', null],
])

const reserved = new Set([
  'if',
  'else',
  'and',
  'or',
  'not',
  'in',
  'is',
  'for',
  'recursive',
  'ignore',
  'with',
  'without',
])
const comparing = new Set(['==', '!=', '<', '<=', '>', '>='])

/** Reads the words of one statement or output, expression by expression. Throws a `TemplateFault`. */
export class ExpressionParser extends TokenCursor {
  #depth = 0

  /** One expression; with commas a list, as in `for a in 1, 2`. */
  expressionOrList(): Expression {
    const first = this.expression()
    if (this.next.text !== ',' || this.next.kind === 'string') return first
    const items = [first]
    while (this.skip(',') && !this.isDone) items.push(this.expression())
    return { kind: 'list', items }
  }

  /** `value if test else other`, the weakest binding of all. */
  expression(): Expression {
    this.#depth += 1
    if (this.#depth > deepest) throw this.fault('It is nested too deeply.')
    let value = this.#or()
    while (this.skip('if')) {
      const test = this.#or()
      value = this.skip('else')
        ? { kind: 'if', test, yes: value, no: this.expression() }
        : { kind: 'if', test, yes: value }
    }
    this.#depth -= 1
    return value
  }

  /** Without `if`, for the values of a loop that has a filter. */
  withoutIf(): Expression {
    const first = this.#or()
    const items = [first]
    while (this.skip(',')) items.push(this.#or())
    return items.length === 1 ? first : { kind: 'list', items }
  }

  /** `| a | b(1)`, on a value that is put in later. */
  filtersOn(value: Expression): Expression {
    let result = value
    while (this.skip('|')) result = this.#filter(result)
    return result
  }

  given(): Given {
    const plain: Expression[] = []
    const named = new Map<string, Expression>()
    while (!this.skip(')')) {
      const { next, following } = this
      if (next.kind === 'name' && following.kind === 'sign' && following.text === '=') {
        const key = this.name()
        this.expect('=')
        named.set(key, this.expression())
      } else plain.push(this.expression())
      if (this.next.text !== ')') this.expect(',')
    }
    return { plain, named }
  }

  #or(): Expression {
    let left = this.#and()
    while (this.skip('or')) left = { kind: 'binary', sign: 'or', left, right: this.#and() }
    return left
  }

  #and(): Expression {
    let left = this.#not()
    while (this.skip('and')) left = { kind: 'binary', sign: 'and', left, right: this.#not() }
    return left
  }

  #not(): Expression {
    let negations = 0
    while (this.skip('not')) negations += 1
    const value = this.#comparison()
    return negations === 0
      ? value
      : negations % 2 === 1
        ? { kind: 'not', value }
        : { kind: 'not', value: { kind: 'not', value } }
  }

  #comparison(): Expression {
    let left = this.#sum()
    for (;;) {
      const { text, kind } = this.next
      if (kind === 'sign' && comparing.has(text)) {
        this.take()
        left = { kind: 'binary', sign: text, left, right: this.#sum() }
      } else if (this.skip('in')) left = { kind: 'binary', sign: 'in', left, right: this.#sum() }
      else if (text === 'not' && this.following.text === 'in') {
        this.take()
        this.take()
        left = { kind: 'not', value: { kind: 'binary', sign: 'in', left, right: this.#sum() } }
      } else return left
    }
  }

  #sum(): Expression {
    let left = this.#product()
    while (this.next.kind === 'sign' && /^[-+~]$/.test(this.next.text)) {
      left = { kind: 'binary', sign: this.take().text, left, right: this.#product() }
    }
    return left
  }

  #product(): Expression {
    let left = this.#unary()
    while (this.next.kind === 'sign' && /^(?:\*|\/|\/\/|%)$/.test(this.next.text)) {
      left = { kind: 'binary', sign: this.take().text, left, right: this.#unary() }
    }
    return left
  }

  /** A filter takes the number with its sign: `-3 | abs` is 3. */
  #unary(isSigned = false): Expression {
    this.#depth += 1
    if (this.#depth > deepest) throw this.fault('It is nested too deeply.')
    const sign = this.next.kind === 'sign' ? this.next.text : ''
    let value: Expression
    if (sign === '-' || sign === '+') {
      this.take()
      value = { kind: sign === '-' ? 'negative' : 'positive', value: this.#unary(true) }
    } else value = this.#power()
    this.#depth -= 1
    return isSigned ? value : this.#tests(this.filtersOn(value))
  }

  #power(): Expression {
    const left = this.#postfix(this.#primary())
    return this.skip('**') ? { kind: 'binary', sign: '**', left, right: this.#unary() } : left
  }

  #tests(value: Expression): Expression {
    let result = value
    while (this.skip('is')) {
      const isNot = this.skip('not')
      const name = this.name()
      const { line } = this
      const test: Expression = { kind: 'test', value: result, name, given: this.#testGiven(), line }
      result = this.filtersOn(isNot ? { kind: 'not', value: test } : test)
    }
    return result
  }

  /** `is divisibleby 3` as well as `is divisibleby(3)`. */
  #testGiven(): Given {
    if (this.skip('(')) return this.given()
    const { kind, text } = this.next
    const isValue = kind === 'number' || kind === 'string' || (kind === 'name' && !reserved.has(text)) || text === '['
    return { plain: isValue ? [this.#postfix(this.#primary())] : [], named: new Map() }
  }

  #filter(value: Expression): Expression {
    const name = this.name()
    const given = this.skip('(') ? this.given() : { plain: [], named: new Map<string, Expression>() }
    return { kind: 'filter', value, name, given, line: this.line }
  }

  #postfix(start: Expression): Expression {
    let value = start
    for (;;) {
      const { line } = this
      if (this.skip('.')) {
        const key = this.next.kind === 'number' ? Number(this.take().text) : this.name()
        value = { kind: 'member', object: value, key: { kind: 'literal', value: key }, line }
      } else if (this.skip('[')) value = this.#subscript(value)
      else if (this.skip('(')) value = { kind: 'call', callee: value, given: this.given(), line }
      else return value
    }
  }

  #subscript(object: Expression): Expression {
    const bounds: (Expression | undefined)[] = []
    let isSlice = false
    let current: Expression | undefined
    while (!this.skip(']')) {
      if (this.skip(':')) {
        isSlice = true
        bounds.push(current)
        current = undefined
      } else if (current === undefined) current = this.expression()
      else throw this.fault(`${this.next.text || 'The end'} is not expected here.`)
    }
    if (isSlice) return { kind: 'slice', object, bounds: [...bounds, current] }
    if (current === undefined) throw this.fault('A key is expected in the brackets.')
    return { kind: 'member', object, key: current, line: this.line }
  }

  #primary(): Expression {
    const token = this.take()
    if (token.kind === 'string') return this.#text(token.value ?? '')
    if (token.kind === 'number') return { kind: 'literal', value: Number(token.text.replaceAll('_', '')) }
    if (token.kind === 'name') {
      if (reserved.has(token.text)) throw this.fault(`${token.text} is not expected here.`)
      return constants.has(token.text)
        ? { kind: 'literal', value: constants.get(token.text) }
        : { kind: 'name', name: token.text }
    }
    if (token.text === '(') return this.#grouped()
    if (token.text === '[') return { kind: 'list', items: this.#items(']') }
    if (token.text === '{') return this.#mapping()
    throw this.fault(`A value is expected ${token.kind === 'end' ? 'at the end' : `in place of ${token.text}`}.`)
  }

  /** Texts beside each other are one. */
  #text(first: string): Expression {
    let value = first
    while (this.next.kind === 'string') value += this.take().value ?? ''
    return { kind: 'literal', value }
  }

  #grouped(): Expression {
    if (this.skip(')')) return { kind: 'list', items: [] }
    const first = this.expression()
    if (this.skip(')')) return first
    this.expect(',')
    return { kind: 'list', items: [first, ...this.#items(')')] }
  }

  #items(close: string): readonly Expression[] {
    const items: Expression[] = []
    while (!this.skip(close)) {
      items.push(this.expression())
      if (this.next.text !== close) this.expect(',')
    }
    return items
  }

  #mapping(): Expression {
    const pairs: (readonly [Expression, Expression])[] = []
    while (!this.skip('}')) {
      const key = this.expression()
      this.expect(':')
      pairs.push([key, this.expression()])
      if (this.next.text !== '}') this.expect(',')
    }
    return { kind: 'mapping', pairs }
  }
}
