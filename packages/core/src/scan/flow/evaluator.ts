import type { Inflate } from '../decode/decode-layers.ts'
import type { Piece } from '../piece.ts'
import { assignValue } from './assign-value.ts'
import { begunAt } from './begun-at.ts'
import { binaryValue } from './binary-value.ts'
import { builtInValue } from './built-in-value.ts'
import { dottedName } from './dotted-name.ts'
import { evaluateCall } from './evaluate-call.ts'
import { evaluateCommand } from './evaluate-command.ts'
import type { Flow } from './flow.ts'
import type { FlowPlace } from './flow-place.ts'
import { flowValue, isKnown, taintsOf, unknownPart, type FlowTaint, type FlowValue } from './flow-value.ts'
import { handlerValues } from './handler-values.ts'
import { knownCalls } from './known-calls.ts'
import { memberValue } from './member-value.ts'
import { NameTable } from './name-table.ts'
import { normalPath } from './normal-path.ts'
import { ownNames } from './own-names.ts'
import type { Expression, FunctionParts, Place, Program, Statement } from './program.ts'
import { withOrigins } from './with-origins.ts'

export interface EvaluatorOptions {
  readonly program: Program
  /** What other files of the skill hold, by the names of their modules. */
  readonly modules: ReadonlyMap<string, ReadonlyMap<string, FlowValue>>
  /** What is in files that the skill itself writes, by path. */
  readonly files: Map<string, FlowValue>
  /** Files that come with the skill, by path: none of them was fetched. */
  readonly ownFiles: ReadonlySet<string>
  readonly record: (flow: Flow) => void
  /** Reads a command line as a program; `undefined` where it is none. */
  readonly readShell: (text: string) => readonly Statement[] | undefined
  readonly inflate?: Inflate
  /** Asked now and then: when it says so, the rest of the program is not followed. */
  readonly isLate?: () => boolean
}

type Member = Extract<Expression, { kind: 'member' }>

const deepestCall = 12
/** How often a function is followed inside of itself: twice into each of two branches is thousands of times at twelve. */
const mostInItself = 2
/** Turns of a loop that are followed one by one. */
const mostTurns = 12
const mostSteps = 200_000
const stepsBetweenLooks = 2048
/**
 * Follows values through one program, by name and not by scope: what a name ever held, it may hold. Runs nothing, and
 * stops after a bounded number of steps.
 */
export class Evaluator {
  readonly options: EvaluatorOptions
  readonly #table = new NameTable()
  /** Where a flow is recorded: a command inside of a string stands where the string does. */
  place: Place | undefined
  #steps = 0
  #depth = 0
  #returned: FlowValue[] = []
  /** Where the functions that are followed just now were called. */
  readonly #calls: FlowPlace[] = []
  #temporaryFiles = 0
  readonly #followed = new Map<FunctionParts, number>()
  readonly #read = new WeakSet<FunctionParts>()
  readonly #whole = new WeakMap<FlowValue, boolean>()

  constructor(options: EvaluatorOptions) {
    this.options = options
  }

  /** What each name of the program holds. */
  get names(): Map<string, FlowValue> {
    return this.#table.values
  }

  get piece(): Piece {
    return this.options.program.piece
  }

  /** Whether the program was left before its end: what came after was not followed. */
  get isCutShort(): boolean {
    return this.#steps > mostSteps
  }

  #step(): boolean {
    this.#steps += 1
    if (this.#steps % stepsBetweenLooks === 0 && this.options.isLate?.() === true) this.#steps = mostSteps
    return this.#steps <= mostSteps
  }

  run(statements: readonly Statement[]): void {
    for (const statement of statements) {
      if (!this.#step()) return
      this.#statement(statement)
    }
  }

  #statement(statement: Statement): void {
    switch (statement.kind) {
      case 'do':
        this.evaluate(statement.value)
        return
      case 'define':
        this.set(statement.name, flowValue({ define: statement.define, path: statement.name }))
        // Nobody may ever call it here: it is read once as if somebody did, with nothing known of what is given.
        this.#body(statement.define, handlerValues(statement))
        return
      case 'return':
        this.#returned.push(this.evaluate(statement.value))
        return
      case 'import':
        this.set(statement.name, this.#imported(statement.module, statement.member))
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
      const said: FlowTaint = { kind: 'remote', detail: 'socket:' }
      const isTold = source.path !== undefined && knownCalls.conversation.test(source.path)
      const one = flowValue({ taints: [...this.used([source]), ...(isTold ? [said] : [])] })
      this.assign(
        target,
        begunAt(one, () => this.placeOf(from)),
        false,
      )
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

  /** The same for a call that stands in the program: whatever comes out of it comes from there too. */
  callFrom(place: Place, define: FunctionParts, values: readonly FlowValue[]): FlowValue {
    const from = this.placeOf(place)
    this.#calls.push(from)
    const value = this.#body(define, values)
    this.#calls.pop()
    if (value.taints.length === 0) return value
    return { ...value, taints: value.taints.map((taint) => withOrigins(taint, [from])) }
  }

  /** A place of the program; of a command inside of a string, that of the string. */
  placeOf(place: Place): FlowPlace {
    return { piece: this.piece, at: (this.place ?? place).start }
  }

  /** A function that is kept in an object or a list may be called by whoever has it: it is read once, with nothing known. */
  #readOnce(define: FunctionParts): void {
    if (this.#read.has(define)) return
    this.#read.add(define)
    this.#body(define, [])
  }

  #body(define: FunctionParts, values: readonly FlowValue[]): FlowValue {
    const { body } = define
    const inItself = this.#followed.get(define) ?? 0
    if (this.#depth > deepestCall || inItself > mostInItself) return flowValue({ taints: taintsOf(values) })
    this.#depth += 1
    this.#followed.set(define, inItself + 1)
    const outer = this.#returned
    this.#returned = []
    this.#enter(define, values)
    this.run(body)
    this.#table.leave(ownNames(define))
    const returned = this.#returned
    this.#returned = outer
    this.#depth -= 1
    this.#followed.set(define, inItself)
    const [only] = returned
    if (only !== undefined && returned.length === 1) return only
    return flowValue({ taints: taintsOf(returned), items: returned })
  }

  /** What an expression stands for. What it holds and its parts did not began there. */
  evaluate(expression: Expression): FlowValue {
    if (!this.#step()) return flowValue()
    return begunAt(this.#valueOf(expression), () => this.placeOf(expression))
  }

  /** Gives a function what it is called with; its own names hold nothing of another call, nor of what stands outside. */
  #enter(define: FunctionParts, values: readonly FlowValue[]): void {
    const { parameters, defaults = [] } = define
    const given = parameters.map((parameter, index) => {
      const named = values.find(({ key }) => key !== undefined && parameter.kind === 'name' && key === parameter.name)
      const otherwise = defaults[index]
      return named ?? values[index] ?? (otherwise && parameter.kind === 'name' ? this.evaluate(otherwise) : undefined)
    })
    this.#table.enter(ownNames(define))
    for (const [index, parameter] of parameters.entries()) {
      const value = given[index]
      if (value !== undefined && parameter.kind === 'name') this.set(parameter.name, value)
      else if (value !== undefined) this.assign(parameter, value, false)
      // What a name holds outside is not what a parameter of that name is given.
      else if (parameter.kind === 'name' && this.#table.isShadowed(parameter.name))
        this.set(parameter.name, flowValue({ unset: parameter.name }))
    }
  }

  /** A name holds this. */
  set(name: string, value: FlowValue): void {
    this.#table.set(name, value)
  }

  /** A file of a name that nobody knows. */
  temporaryFile(): string {
    this.#temporaryFiles += 1
    return `/tmp/made-${this.#temporaryFiles}`
  }

  // oxlint-disable-next-line consistent-return -- the switch covers every kind
  #valueOf(expression: Expression): FlowValue {
    switch (expression.kind) {
      case 'text':
        return flowValue({ shape: expression.text })
      case 'number':
        return flowValue({ shape: String(expression.number), number: expression.number })
      case 'name':
        return this.#name(expression.name)
      case 'member':
        return this.member(expression)
      case 'call':
        return evaluateCall(this, expression)
      case 'join':
        return this.#join(expression.parts)
      case 'binary':
        return this.#binary(expression)
      case 'list':
      case 'group':
        return this.#list(expression.parts)
      case 'pair':
        return { ...this.evaluate(expression.value), key: expression.key }
      case 'each':
        return this.#within(expression.target, () => this.#each(expression))
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
    return this.names.get(name) ?? flowValue(builtInValue(name))
  }

  /** What a member is, of an object that may have been looked at before: a chain of calls is not followed twice a link. */
  member({ object, key }: Member, value?: FlowValue): FlowValue {
    const dotted = dottedName(object, key)
    const known = dotted === undefined ? undefined : this.names.get(dotted)
    if (known !== undefined) return known
    if (object.kind === 'name' && /^(?:self|this|cls)$/.test(object.name) && key.kind === 'text') {
      const field = this.names.get(key.text)
      if (field !== undefined) return field
    }
    return this.memberOf(value ?? this.evaluate(object), this.evaluate(key))
  }

  memberOf(object: FlowValue, key: FlowValue): FlowValue {
    return memberValue(this, object, key)
  }

  #join(parts: readonly Expression[]): FlowValue {
    const values = parts.map((part) => this.evaluate(part))
    return flowValue({ shape: values.map(({ shape }) => shape).join(''), taints: this.used(values) })
  }

  #binary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>): FlowValue {
    const values = [this.evaluate(left), this.evaluate(right)] as const
    return binaryValue(operator, values, this.used(values))
  }

  #list(parts: readonly Expression[]): FlowValue {
    const items = parts.map((part) => this.evaluate(part))
    for (const { define } of items) if (define !== undefined) this.#readOnce(define)
    return flowValue({ items, taints: this.used(items) })
  }

  /** The name that stands for each item of a list inside of an expression holds nothing of it outside. */
  #within(target: Expression, evaluate: () => FlowValue): FlowValue {
    const parts = target.kind === 'list' || target.kind === 'group' ? target.parts : [target]
    const outside = parts.flatMap((part) =>
      part.kind === 'name' ? [[part.name, this.names.get(part.name)] as const] : [],
    )
    const value = evaluate()
    for (const [name, before] of outside) {
      if (before === undefined) this.names.delete(name)
      else this.names.set(name, before)
    }
    return value
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
    const whole = values.some((value) => this.#isWhole(value))
    return whole ? [...taintsOf(values), { kind: 'environment', detail: '' }] : taintsOf(values)
  }

  #isWhole(value: FlowValue, depth = 0): boolean {
    const { path, items } = value
    if (path !== undefined && knownCalls.environment.test(normalPath(path))) return true
    if (items === undefined || depth > 3) return false
    const before = this.#whole.get(value)
    if (before !== undefined) return before
    const whole = items.some((item) => this.#isWhole(item, depth + 1))
    this.#whole.set(value, whole)
    return whole
  }

  assign(target: Expression, value: FlowValue, adds: boolean): FlowValue {
    return assignValue(this, target, value, adds)
  }

  /** A name holds this from here on; what it held before it may still hold. */
  put(name: string, value: FlowValue, adds: boolean): void {
    const before = this.names.get(name)
    if (!adds || before === undefined) {
      this.set(
        name,
        before !== undefined &&
          value.taints.length === 0 &&
          before.taints.length > 0 &&
          !isKnown(value) &&
          value.define === undefined &&
          value.file === undefined
          ? { ...value, taints: before.taints }
          : value,
      )
      return
    }
    this.set(name, flowValue({ shape: before.shape + value.shape, taints: taintsOf([before, value]) }))
  }

  /** A method changed what a name holds: it holds that too from here on. */
  merge(name: string, value: FlowValue): void {
    const before = this.names.get(name)
    if (before === undefined) return
    const items = [...(before.items ?? []), value]
    this.set(name, { ...before, taints: taintsOf([before, value]), ...(items.length <= 200 && { items }) })
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
      ...(this.#calls.length > 0 && { calls: [...this.#calls] }),
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
