import type { Inflate } from '../decode/decode-layers.ts'
import type { Piece } from '../piece.ts'
import { assignValue } from './assign-value.ts'
import { begunAt } from './begun-at.ts'
import { binaryValue } from './binary-value.ts'
import { builtInValue } from './built-in-value.ts'
import { chosenValue } from './chosen-value.ts'
import { classValue } from './class-value.ts'
import type { CallStack } from './call-stack.ts'
import { dottedName } from './dotted-name.ts'
import { eachValue } from './each-value.ts'
import { evaluateCall } from './evaluate-call.ts'
import { evaluateCommand } from './evaluate-command.ts'
import type { Flow } from './flow.ts'
import type { FlowObject } from './flow-object.ts'
import type { FlowPlace } from './flow-place.ts'
import { flowValue, taintsOf, unknownPart, type FlowValue } from './flow-value.ts'
import { FunctionCalls } from './function-calls.ts'
import { heldNow } from './held-now.ts'
import { handlerValues } from './handler-values.ts'
import { importedValue } from './imported-value.ts'
import { isWholeEnvironment } from './is-whole-environment.ts'
import { loopItems } from './loop-items.ts'
import { memberValue } from './member-value.ts'
import { mutations } from './mutations.ts'
import { NameTable } from './name-table.ts'
import { objectMember } from './object-member.ts'
import type { OwnData } from './own-data.ts'
import type { OwnModules } from './own-modules.ts'
import type { Expression, Place, Program, Statement } from './program.ts'
import { reverseValue } from './reverse-value.ts'
import { takeNames } from './take-names.ts'

export interface EvaluatorOptions {
  readonly program: Program
  /** What other files of the skill hold, by the names of their modules. */
  readonly modules: Pick<OwnModules, 'find' | 'at' | 'named'>
  /** What is in files that the skill itself writes, by path. */
  readonly files: Map<string, FlowValue>
  /** Files that come with the skill, by path: none of them was fetched. */
  readonly ownFiles: ReadonlySet<string>
  /** Tables that come with the skill. */
  readonly data?: OwnData
  readonly record: (flow: Flow) => void
  /** Reads a command line as a program; `undefined` where it is none. */
  readonly readShell: (text: string) => readonly Statement[] | undefined
  readonly inflate?: Inflate
  /** Calls that are followed just now, in whatever program of the skill. */
  readonly stack?: CallStack
  /** Asked now and then: when it says so, the rest of the program is not followed. */
  readonly isLate?: () => boolean
}

type Member = Extract<Expression, { kind: 'member' }>

/** What an object calls itself. */
const itself = /^(?:self|this|cls)$/

const mostSteps = 200_000
/** Statements of a command line in a string that are followed. */
const mostOfLine = 200
const stepsBetweenLooks = 2048
/** Members of members that are changed with what they are in. */
const deepestMember = 6
/** A longer list that is spread counts as one value. */
const mostSpread = 200

/**
 * Follows values through one program by their names: what a name ever held, it may hold, but for the own names of a
 * call. Runs nothing, and stops after a bounded number of steps.
 */
export class Evaluator {
  readonly options: EvaluatorOptions
  readonly #table = new NameTable()
  readonly calls: FunctionCalls
  /** Where a flow is recorded: a command inside of a string stands where the string does. */
  place: Place | undefined
  #steps = 0
  #temporaryFiles = 0

  constructor(options: EvaluatorOptions) {
    this.options = options
    this.calls = new FunctionCalls(this, this.#table)
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
    // A function may be called before it stands.
    for (const statement of statements)
      if (statement.kind === 'define' && !this.names.has(statement.name)) {
        this.calls.own(statement.define)
        this.set(statement.name, flowValue({ define: statement.define, path: statement.name }))
      }
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
        this.calls.own(statement.define)
        this.set(statement.name, flowValue({ define: statement.define, path: statement.name }))
        // Nobody may ever call it here: it is read once as if somebody did, with nothing known of what is given.
        this.calls.follow(statement.define, handlerValues(statement))
        if (statement.decorators !== undefined) this.#decorate(statement, statement.decorators)
        return
      case 'return':
        this.calls.giveBack(this.evaluate(statement.value))
        return
      case 'import':
        this.#import(statement)
        return
      case 'for':
        for (const item of loopItems(this, statement.source)) {
          this.assign(statement.target, item, false)
          this.run(statement.body)
        }
    }
  }

  /** A decorator of the program may put another function in the place of one. */
  #decorate({ name, define }: Extract<Statement, { kind: 'define' }>, decorators: readonly Expression[]): void {
    for (const decorator of decorators.toReversed()) {
      const { define: by, receiver } = this.evaluate(decorator)
      const held = this.names.get(name) ?? flowValue({ define, path: name })
      const made = by && this.calls.follow(by, [held], receiver)
      if (made?.define !== undefined) this.set(name, made)
    }
  }

  #import({ module, name, member }: Extract<Statement, { kind: 'import' }>): void {
    if (member === '*') takeNames(this, module)
    else this.set(name, importedValue(this.options, module, member))
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
        return this.#list(expression.parts)
      case 'group':
        return expression.isChoice ? chosenValue(this.#list(expression.parts)) : this.#list(expression.parts)
      case 'pair':
        return { ...this.evaluate(expression.value), key: expression.key }
      case 'spread':
        return this.evaluate(expression.value)
      case 'each':
        return eachValue(this, expression)
      case 'function':
        this.calls.own(expression.define)
        return flowValue({ define: expression.define })
      case 'class':
        return classValue(this, expression.parts)
      case 'set':
        return this.assign(expression.target, this.evaluate(expression.value), expression.adds)
      case 'reverse':
        return reverseValue(this.evaluate(expression.value))
      case 'command':
        return evaluateCommand(this, expression)
    }
  }

  #name(name: string): FlowValue {
    const known = this.names.get(name)
    if (known !== undefined) return known
    const { receiver } = this.calls
    return flowValue({ ...builtInValue(name), ...(receiver && itself.test(name) && { object: receiver }) })
  }

  /** What a member is, of an object that may have been looked at before: a chain of calls is not followed twice a link. */
  member({ object, key }: Member, value?: FlowValue): FlowValue {
    const dotted = dottedName(object, key)
    const known = dotted === undefined ? undefined : this.names.get(dotted)
    if (object.kind === 'name' && key.kind === 'text' && itself.test(object.name)) {
      const { receiver } = this.calls
      const own = receiver && objectMember(this, { object: receiver, shape: '', taints: [] }, key.text)
      const field = own ?? known ?? this.names.get(key.text)
      if (field !== undefined) return field
    }
    if (known !== undefined) return known
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
    const items = this.all(parts)
    for (const { define } of items) if (define !== undefined) this.calls.readOnce(define)
    return flowValue({ items, taints: this.used(items) })
  }

  /** What several expressions stand for: of a list that is spread, each of its items. */
  all(parts: readonly Expression[]): readonly FlowValue[] {
    if (!parts.some(({ kind }) => kind === 'spread')) return parts.map((part) => this.evaluate(part))
    return parts.flatMap((part) => {
      const value = this.evaluate(part)
      const { items, path } = value
      return part.kind === 'spread' && path === undefined && items !== undefined && items.length <= mostSpread
        ? items
        : [value]
    })
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
    this.set(name, heldNow(this.names.get(name), value, adds))
  }

  /** A field of the object whose method is followed, or of another, holds this from here on. */
  putField(object: FlowObject, key: string, value: FlowValue, adds: boolean): void {
    object.fields.set(key, heldNow(object.fields.get(key), value, adds))
  }

  /** A method changed what a name or a member holds: it holds that too from here on, and so does what it is in. */
  merge(target: Expression, value: FlowValue, depth = 0): void {
    if (target.kind === 'name') {
      const before = this.names.get(target.name)
      if (before !== undefined && (depth === 0 || matters(value))) this.set(target.name, mutations.put(before, value))
    } else if (target.kind === 'member' && depth < deepestMember && matters(value)) {
      const dotted = dottedName(target.object, target.key)
      const before = dotted === undefined ? undefined : this.names.get(dotted)
      if (dotted !== undefined && before !== undefined) this.set(dotted, mutations.put(before, value))
      const object = target.key.kind === 'text' ? this.evaluate(target.object).object : undefined
      const field = target.key.kind === 'text' ? object?.fields.get(target.key.text) : undefined
      if (object !== undefined && field !== undefined && target.key.kind === 'text')
        object.fields.set(target.key.text, mutations.put(field, value))
      else this.merge(target.object, value, depth + 1)
    }
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
    // Of a line that is not known at all, as an installer that was fetched is none, no word is the name of a file.
    const isUnknown = text.trim() === unknownPart
    const statements = isUnknown || this.calls.isDeepest ? undefined : this.options.readShell(text)
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

/** Whether a value holds something that must not go everywhere, or that may be called. */
function matters({ taints, define }: FlowValue): boolean {
  return taints.length > 0 || define !== undefined
}
