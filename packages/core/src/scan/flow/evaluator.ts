import type { Inflate } from '../decode/decode-layers.ts'
import type { Piece } from '../piece.ts'
import { assignValue } from './assign-value.ts'
import { begunAt } from './begun-at.ts'
import { binaryValue } from './binary-value.ts'
import { builtInValue } from './built-in-value.ts'
import { dottedName } from './dotted-name.ts'
import { eachValue } from './each-value.ts'
import { evaluateCall } from './evaluate-call.ts'
import { evaluateCommand } from './evaluate-command.ts'
import type { Flow } from './flow.ts'
import type { FlowPlace } from './flow-place.ts'
import { flowValue, isKnown, taintsOf, type FlowValue } from './flow-value.ts'
import { FunctionCalls } from './function-calls.ts'
import { handlerValues } from './handler-values.ts'
import { importedValue } from './imported-value.ts'
import { isWholeEnvironment } from './is-whole-environment.ts'
import { loopItems } from './loop-items.ts'
import { memberValue } from './member-value.ts'
import { NameTable } from './name-table.ts'
import type { Expression, Place, Program, Statement } from './program.ts'
import { reverseValue } from './reverse-value.ts'

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

const mostSteps = 200_000
/** Statements of a command line in a string that are followed. */
const mostOfLine = 200
const stepsBetweenLooks = 2048

/**
 * Follows values through one program by their names: what a name ever held, it may hold, but for the own names of a
 * call. Runs nothing, and stops after a bounded number of steps.
 */
export class Evaluator {
  readonly options: EvaluatorOptions
  readonly #table = new NameTable()
  readonly calls = new FunctionCalls(this, this.#table)
  /** Where a flow is recorded: a command inside of a string stands where the string does. */
  place: Place | undefined
  #steps = 0
  #temporaryFiles = 0

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
        this.calls.follow(statement.define, handlerValues(statement))
        return
      case 'return':
        this.calls.giveBack(this.evaluate(statement.value))
        return
      case 'import':
        this.set(statement.name, importedValue(this.options, statement.module, statement.member))
        return
      case 'for':
        for (const item of loopItems(this, statement.source)) {
          this.assign(statement.target, item, false)
          this.run(statement.body)
        }
    }
  }

  /** A place of the program; of a command inside of a string, that of the string. */
  placeOf(place: Place): FlowPlace {
    return { piece: this.piece, at: (this.place ?? place).start }
  }

  /** What an expression stands for. What it holds and its parts did not began there. */
  evaluate(expression: Expression): FlowValue {
    if (!this.#step()) return flowValue()
    const value = this.#valueOf(expression)
    // Most values hold nothing that began anywhere.
    return value.taints.length === 0 ? value : begunAt(value, () => this.placeOf(expression))
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
        return eachValue(this, expression)
      case 'function':
        return flowValue({ define: expression.define })
      case 'set':
        return this.assign(expression.target, this.evaluate(expression.value), expression.adds)
      case 'reverse':
        return reverseValue(this.evaluate(expression.value))
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
    for (const { define } of items) if (define !== undefined) this.calls.readOnce(define)
    return flowValue({ items, taints: this.used(items) })
  }

  /** What values hold when something is done with them; the whole environment only counts when it is used whole. */
  used(values: readonly FlowValue[]): FlowValue['taints'] {
    const whole = values.some((value) => isWholeEnvironment(value))
    return whole ? [...taintsOf(values), { kind: 'environment', detail: '' }] : taintsOf(values)
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
      ...(this.calls.places.length > 0 && { calls: [...this.calls.places] }),
    })
  }

  /** Runs a command line that stands in a string of the program, and gives what it puts out. */
  runCommandLine(text: string, place: Place): FlowValue {
    const statements = this.calls.isDeepest ? undefined : this.options.readShell(text)
    if (statements === undefined) return flowValue()
    const outer = this.place
    this.place = outer ?? place
    const printed = this.calls.deeper(() =>
      statements.slice(0, mostOfLine).map((statement) => {
        if (statement.kind === 'do') return this.evaluate(statement.value)
        this.#statement(statement)
        return flowValue()
      }),
    )
    this.place = outer
    return flowValue({ taints: taintsOf(printed) })
  }
}
