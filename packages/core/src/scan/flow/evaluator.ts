import type { Inflate } from '../decode/decode-layers.ts'
import type { Piece } from '../piece.ts'
import { evaluateCall } from './evaluate-call.ts'
import { evaluateCommand } from './evaluate-command.ts'
import type { Flow } from './flow.ts'
import { flowValue, isKnown, taintsOf, unknownPart, type FlowValue } from './flow-value.ts'
import { knownCalls } from './known-calls.ts'
import type { Expression, FunctionParts, Place, Program, Statement } from './program.ts'

export interface EvaluatorOptions {
  readonly program: Program
  /** What other files of the skill hold, by the names of their modules. */
  readonly modules: ReadonlyMap<string, ReadonlyMap<string, FlowValue>>
  /** What is in files that the skill itself writes, by path. */
  readonly files: Map<string, FlowValue>
  readonly record: (flow: Flow) => void
  /** Reads a command line as a program; `undefined` where it is none. */
  readonly readShell: (text: string) => readonly Statement[] | undefined
  readonly inflate?: Inflate
}

const deepestCall = 12
/** Turns of a loop that are followed one by one. */
const mostTurns = 12
const mostSteps = 200_000
const secretName =
  /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|DATABASE_URL|DSN|MNEMONIC|PRIVATE|PAT|CONNECTION_STRING|WEBHOOK_URL|COOKIE)S?$/i

/** What whoever calls a server wrote. */
const requestParts = /^(?:flask|quart|bottle)\.request\.(?:data|form|args|values|json|query|forms|cookies|files)$/

/**
 * Follows values through one program, by name and not by scope: what a name ever held, it may hold. Runs nothing, and
 * stops after a bounded number of steps.
 */
export class Evaluator {
  readonly options: EvaluatorOptions
  readonly names = new Map<string, FlowValue>()
  /** Where a flow is recorded: a command inside of a string stands where the string does. */
  place: Place | undefined
  #steps = 0
  #depth = 0
  #returned: FlowValue[] = []

  constructor(options: EvaluatorOptions) {
    this.options = options
  }

  get piece(): Piece {
    return this.options.program.piece
  }

  run(statements: readonly Statement[]): void {
    for (const statement of statements) {
      this.#steps += 1
      if (this.#steps > mostSteps) return
      this.#statement(statement)
    }
  }

  #statement(statement: Statement): void {
    switch (statement.kind) {
      case 'do':
        this.evaluate(statement.value)
        return
      case 'define':
        this.names.set(statement.name, flowValue({ define: statement.define, path: statement.name }))
        // Nobody may ever call it here: it is read once as if somebody did, with nothing known of what is given.
        this.#body(statement.define, [])
        return
      case 'return':
        this.#returned.push(this.evaluate(statement.value))
        return
      case 'import':
        this.names.set(statement.name, this.#imported(statement.module, statement.member))
        return
      case 'for':
        this.#loop(statement)
    }
  }

  /** Once for each of a few known items; once for all of what is not known. */
  #loop({ target, source: from, body }: Extract<Statement, { kind: 'for' }>): void {
    const source = this.evaluate(from)
    const items = source.path === undefined ? (source.items ?? []) : []
    if (items.length === 0 || items.length > mostTurns) {
      this.assign(target, flowValue({ taints: this.used([source]) }), false)
      this.run(body)
      return
    }
    for (const item of items) {
      this.assign(target, item, false)
      this.run(body)
    }
  }

  #imported(module: string, member: string | undefined): FlowValue {
    const name = module.replace(/^node:/, '').replace('/promises', '.promises')
    const own =
      this.options.modules.get(name.replace(/^.*[./]/, '') || name) ??
      this.options.modules.get(name.replace(/\.\w{1,4}$/, '').replace(/^.*\//, ''))
    const found = member === undefined ? undefined : own?.get(member)
    if (found !== undefined) return found
    return flowValue({ path: member === undefined || member === 'default' ? name : `${name}.${member}` })
  }

  /** What a function gives back for these values. */
  callFunction(define: FunctionParts, values: readonly FlowValue[]): FlowValue {
    return this.#body(define, values)
  }

  #body({ parameters, body }: FunctionParts, values: readonly FlowValue[]): FlowValue {
    if (this.#depth > deepestCall) return flowValue({ taints: taintsOf(values) })
    this.#depth += 1
    const outer = this.#returned
    this.#returned = []
    for (const [index, parameter] of parameters.entries()) {
      const value =
        values.find(({ key }) => key !== undefined && parameter.kind === 'name' && key === parameter.name) ??
        values[index]
      if (value !== undefined) this.assign(parameter, value, false)
    }
    this.run(body)
    const returned = this.#returned
    this.#returned = outer
    this.#depth -= 1
    const [only] = returned
    if (only !== undefined && returned.length === 1) return only
    return flowValue({ taints: taintsOf(returned), items: returned })
  }

  // oxlint-disable-next-line consistent-return -- the switch covers every kind
  evaluate(expression: Expression): FlowValue {
    this.#steps += 1
    if (this.#steps > mostSteps) return flowValue()
    switch (expression.kind) {
      case 'text':
        return flowValue({ shape: expression.text })
      case 'number':
        return flowValue({ shape: String(expression.number), number: expression.number })
      case 'name':
        return this.#name(expression.name)
      case 'member':
        return this.#member(expression.object, expression.key)
      case 'call':
        return evaluateCall(this, expression)
      case 'join':
        return this.#join(expression.parts)
      case 'binary':
        return this.#binary(expression.operator, this.evaluate(expression.left), this.evaluate(expression.right))
      case 'list':
      case 'group':
        return this.#list(expression.parts)
      case 'pair':
        return { ...this.evaluate(expression.value), key: expression.key }
      case 'each':
        return this.#each(expression)
      case 'function':
        return flowValue({ define: expression.define })
      case 'set':
        return this.assign(expression.target, this.evaluate(expression.value), expression.adds)
      case 'reverse':
        return this.#reverse(this.evaluate(expression.value))
      case 'command':
        return evaluateCommand(this, expression)
    }
  }

  #name(name: string): FlowValue {
    return this.names.get(name) ?? flowValue(builtIn(name))
  }

  #member(object: Expression, key: Expression): FlowValue {
    const dotted = dottedName(object, key)
    const known = dotted === undefined ? undefined : this.names.get(dotted)
    if (known !== undefined) return known
    if (object.kind === 'name' && /^(?:self|this|cls)$/.test(object.name) && key.kind === 'text') {
      const field = this.names.get(key.text)
      if (field !== undefined) return field
    }
    return this.memberOf(this.evaluate(object), this.evaluate(key))
  }

  memberOf(object: FlowValue, key: FlowValue): FlowValue {
    const path = normalPath(object.path ?? '')
    if (knownCalls.environment.test(path)) {
      const isAny = key.taints.some(({ kind }) => kind === 'environment')
      return isAny ? flowValue({ taints: key.taints }) : variable(key.shape)
    }
    const item =
      key.number === undefined
        ? object.items?.find((each) => each.key !== undefined && each.key !== '' && each.key === key.shape)
        : object.items?.[key.number < 0 ? object.items.length + key.number : key.number]
    if (item !== undefined) return item
    const exported = this.options.modules.get(path.replace(/^.*\//, '').replace(/\.\w{1,4}$/, ''))?.get(key.shape)
    if (exported !== undefined) return exported
    const taints = [...taintsOf([object])]
    if (requestParts.test(`${path}.${key.shape}`)) taints.push({ kind: 'remote', detail: 'socket:' })
    if (path === 'document' && key.shape === 'cookie')
      taints.push({ kind: 'credentials', detail: 'Cookies of the page' })
    if (
      /^(?:password|passwd|secret|private_?key|api_?key|access_?token|refresh_?token|session_?token|mnemonic|seed_?phrase)$/i.test(
        key.shape,
      )
    ) {
      taints.push({ kind: 'secret', detail: key.shape })
    }
    return flowValue({
      taints,
      ...(object.file !== undefined && { file: object.file }),
      ...(isKnown(key) && { path: normalPath(`${path === '' ? '?' : path}.${key.shape}`) }),
      ...(object.items !== undefined && path !== '' && { items: object.items }),
    })
  }

  #join(parts: readonly Expression[]): FlowValue {
    const values = parts.map((part) => this.evaluate(part))
    return flowValue({ shape: values.map(({ shape }) => shape).join(''), taints: this.used(values) })
  }

  #binary(operator: string, left: FlowValue, right: FlowValue): FlowValue {
    const taints = this.used([left, right])
    if (left.number !== undefined && right.number !== undefined) {
      const number = compute(operator, left.number, right.number)
      if (number !== undefined) return flowValue({ number, shape: String(number), taints })
    }
    if (operator === '+' || operator === '.') {
      if (left.items !== undefined && right.items !== undefined)
        return flowValue({ items: [...left.items, ...right.items], taints })
      return flowValue({ shape: left.shape + right.shape, taints })
    }
    if (operator === '/') return flowValue({ shape: `${left.shape}/${right.shape}`, taints })
    if (operator === '%') return flowValue({ shape: percent(left.shape, right), taints })
    if (
      operator === '*' &&
      right.number !== undefined &&
      isKnown(left) &&
      right.number >= 0 &&
      right.number * left.shape.length < 1000
    ) {
      return flowValue({ shape: left.shape.repeat(right.number), taints })
    }
    if (/^(?:==|!=|===|!==|<|>|<=|>=|in|not in|is|instanceof)$/.test(operator)) return flowValue()
    return flowValue({ taints, items: [left, right] })
  }

  #list(parts: readonly Expression[]): FlowValue {
    const items = parts.map((part) => this.evaluate(part))
    return flowValue({ items, taints: this.used(items) })
  }

  #each(expression: Extract<Expression, { kind: 'each' }>): FlowValue {
    const source = this.evaluate(expression.source)
    const items =
      source.items ??
      (isKnown(source) && source.shape.length <= 4000 && source.path === undefined
        ? Array.from(source.shape, (shape) => flowValue({ shape }))
        : undefined)
    const isList = items !== undefined && items.length > 0 && items.length <= 4000 && source.path === undefined
    if (!isList) {
      this.assign(expression.target, flowValue({ taints: this.used([source]) }), false)
      const one = this.evaluate(expression.result)
      return flowValue({ taints: taintsOf([one]), items: [one] })
    }
    const results = items.map((item) => {
      this.assign(expression.target, item, false)
      return this.evaluate(expression.result)
    })
    return flowValue({ items: results, taints: taintsOf(results) })
  }

  #reverse(value: FlowValue): FlowValue {
    if (value.items !== undefined) return flowValue({ items: value.items.toReversed(), taints: value.taints })
    return flowValue({
      shape: isKnown(value) ? Array.from(value.shape).toReversed().join('') : unknownPart,
      taints: [...value.taints, { kind: 'decoded', detail: 'reversed text' }],
    })
  }

  /** What values hold when something is done with them; the whole environment only counts when it is used whole. */
  used(values: readonly FlowValue[]): FlowValue['taints'] {
    const isWhole = (value: FlowValue, depth = 0): boolean =>
      knownCalls.environment.test(normalPath(value.path ?? '')) ||
      (depth < 4 && value.items?.some((item) => isWhole(item, depth + 1)) === true)
    const whole = values.some((value) => isWhole(value))
    return whole ? [...taintsOf(values), { kind: 'environment', detail: '' }] : taintsOf(values)
  }

  // oxlint-disable-next-line complexity -- one short line for each kind of thing
  assign(target: Expression, value: FlowValue, adds: boolean): FlowValue {
    if (target.kind === 'name') this.#put(target.name, value, adds)
    else if (target.kind === 'list' || target.kind === 'group') {
      for (const [index, part] of target.parts.entries()) {
        if (part.kind === 'pair') this.assign(part.value, this.memberOf(value, flowValue({ shape: part.key })), adds)
        else if (part.kind === 'name') {
          const byName = value.path === undefined ? value.items?.[index] : undefined
          const isModule = value.path !== undefined && !value.path.endsWith('()')
          this.assign(
            part,
            byName ??
              (isModule
                ? this.memberOf(value, flowValue({ shape: part.name }))
                : flowValue({ taints: this.used([value]) })),
            adds,
          )
        } else this.assign(part, flowValue({ taints: this.used([value]) }), adds)
      }
    } else if (target.kind === 'member') {
      const dotted = dottedName(target.object, target.key)
      if (dotted !== undefined) this.#put(dotted, value, adds)
      const holder =
        target.object.kind === 'name'
          ? target.object.name
          : target.object.kind === 'member'
            ? dottedName(target.object.object, target.object.key)
            : undefined
      if (holder !== undefined) this.merge(holder, { ...value, key: target.key.kind === 'text' ? target.key.text : '' })
      const path = this.evaluate(target).path ?? ''
      if (knownCalls.send.test(path)) this.record('send', target, { callee: path, values: [value] })
    } else if (target.kind === 'call') this.evaluate(target)
    return value
  }

  #put(name: string, value: FlowValue, adds: boolean): void {
    const before = this.names.get(name)
    if (!adds || before === undefined) {
      this.names.set(
        name,
        before !== undefined &&
          value.taints.length === 0 &&
          before.taints.length > 0 &&
          !isKnown(value) &&
          value.define === undefined
          ? { ...value, taints: before.taints }
          : value,
      )
      return
    }
    this.names.set(name, flowValue({ shape: before.shape + value.shape, taints: taintsOf([before, value]) }))
  }

  /** A method changed what a name holds: it holds that too from here on. */
  merge(name: string, value: FlowValue): void {
    const before = this.names.get(name)
    if (before === undefined) return
    const items = [...(before.items ?? []), value]
    this.names.set(name, { ...before, taints: taintsOf([before, value]), ...(items.length <= 200 && { items }) })
  }

  record(
    kind: Flow['kind'],
    place: Place,
    { callee, values, file, line }: Pick<Flow, 'callee' | 'values' | 'file' | 'line'>,
  ): void {
    const { start, end } = this.place ?? place
    this.options.record({
      kind,
      piece: this.piece,
      start,
      end,
      callee,
      values,
      ...(file !== undefined && { file }),
      ...(line !== undefined && { line }),
    })
  }

  /** Runs a command line that stands in a string of the program, and gives what it puts out. */
  runCommandLine(text: string, place: Place): FlowValue {
    const statements = this.#depth > deepestCall ? undefined : this.options.readShell(text)
    if (statements === undefined) return flowValue()
    const outer = this.place
    this.place = outer ?? place
    this.#depth += 1
    const printed = statements.slice(0, 200).map((statement) => {
      if (statement.kind === 'do') return this.evaluate(statement.value)
      this.#statement(statement)
      return flowValue()
    })
    this.#depth -= 1
    this.place = outer
    return flowValue({ taints: taintsOf(printed) })
  }
}

/** `a.b` of plain names, under which an assignment is remembered. */
function dottedName(object: Expression, key: Expression): string | undefined {
  if (key.kind !== 'text') return undefined
  if (object.kind === 'name') return `${object.name}.${key.text}`
  const before = object.kind === 'member' ? dottedName(object.object, object.key) : undefined
  return before === undefined ? undefined : `${before}.${key.text}`
}

/** The path without what only names the place of all names. */
function normalPath(path: string): string {
  return path.replace(
    /^(?:(?:globalThis|window|global|self|builtins|__builtins__|node|(?:globals|locals|vars)\(\)|__dict__)[.:])+/,
    '',
  )
}

function builtIn(name: string): Partial<FlowValue> {
  if (/^\$\w/.test(name)) return variable(name.slice(1))
  if (name === '__file__' || name === '__dirname' || name === '__filename') return { shape: '.' }
  return { path: name }
}

function variable(name: string): FlowValue {
  if (/^(?:HOME|USERPROFILE)$/.test(name)) return flowValue({ shape: '~' })
  if (/^(?:TEMP|TMP|TMPDIR)$/.test(name)) return flowValue({ shape: '/tmp' })
  if (name === 'SHELL') return flowValue({ shape: '/bin/sh' })
  if (name === 'IFS') return flowValue({ shape: ' ' })
  return flowValue(secretName.test(name) ? { taints: [{ kind: 'secret', detail: name }] } : {})
}

function compute(operator: string, left: number, right: number): number | undefined {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '%':
      return left % right
    case '^':
    case '-bxor':
      return left ^ right
    default:
      return undefined
  }
}

function percent(template: string, right: FlowValue): string {
  let next = 0
  const values = right.items ?? [right]
  return template.replace(/%[sdr]/g, () => values[next++]?.shape ?? unknownPart)
}
