import { CallStack } from './call-stack.ts'
import type { Evaluator } from './evaluator.ts'
import type { FlowObject } from './flow-object.ts'
import type { FlowPlace } from './flow-place.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import { mutations } from './mutations.ts'
import type { NameTable } from './name-table.ts'
import { ownNames } from './own-names.ts'
import type { Expression, FunctionParts, Place } from './program.ts'
import { withOrigins } from './with-origins.ts'

/** A function, and whose method it is. */
interface Callee {
  readonly define: FunctionParts
  readonly receiver?: FlowObject
}

const deepest = 12
/** How often a function is followed inside of itself: twice into each of two branches is thousands of times at twelve. */
const mostInItself = 2
/**
 * How often a function is followed with nothing that matters; then it gives back what it gave the last time. Most calls bring nothing:
 * with each of them followed a program of many small functions took twice as long.
 */
const mostIdle = 4

/** Names under which something is kept that is nobody else's: who asks for it last must not get what the harmless ones before it gave. */
const namesKept = /key|token|secret|passw|credential|auth|\.(?:ssh|aws|env|netrc|kube|gnupg)\b|environ/i
const longestName = 200

/** The calls of functions of one program, each followed by itself. */
export class FunctionCalls {
  readonly #evaluator: Evaluator
  readonly #table: NameTable
  readonly #stack: CallStack
  readonly #read = new WeakSet<FunctionParts>()
  #returned: FlowValue[] = []
  #receiver: FlowObject | undefined

  constructor(evaluator: Evaluator, table: NameTable) {
    this.#evaluator = evaluator
    this.#table = table
    this.#stack = evaluator.options.stack ?? new CallStack()
  }

  /** Where the functions that are followed just now were called, the outermost first. */
  get places(): readonly FlowPlace[] {
    return this.#stack.places
  }

  /** Whether nothing is followed further into what is followed already. */
  get isDeepest(): boolean {
    return this.#stack.depth > deepest
  }

  /** The object whose method is followed just now. */
  get receiver(): FlowObject | undefined {
    return this.#receiver
  }

  /** Follows what stands in a method of this object. */
  within<Result>(object: FlowObject, follow: () => Result): Result {
    const outer = this.#receiver
    this.#receiver = object
    const result = follow()
    this.#receiver = outer
    return result
  }

  /** The function stands in this program: whoever calls it, it is followed with the names of this one. */
  own(define: FunctionParts): void {
    this.#stack.homes.set(define, this)
  }

  /** The function that is followed just now gives this back. */
  giveBack(value: FlowValue): void {
    this.#returned.push(value)
  }

  /** What a function gives back for these values. */
  follow(define: FunctionParts, values: readonly FlowValue[], receiver?: FlowObject): FlowValue {
    const home = this.#stack.homes.get(define) ?? this
    if (values.some(matters)) return home.#followHere(define, values, receiver)
    const { idle } = this.#stack
    const count = (idle.get(define)?.count ?? 0) + 1
    const known = idle.get(define)?.value
    if (count > mostIdle && known !== undefined) return known
    const value = home.#followHere(define, values, receiver)
    idle.set(define, { count, value })
    return value
  }

  #followHere(define: FunctionParts, values: readonly FlowValue[], receiver?: FlowObject): FlowValue {
    const inItself = this.#stack.followed.get(define) ?? 0
    if (this.isDeepest || inItself > mostInItself) return flowValue({ taints: taintsOf(values) })
    this.#stack.followed.set(define, inItself + 1)
    const returned = this.deeper(() =>
      receiver === undefined
        ? this.#returnedBy(define, values)
        : this.within(receiver, () => this.#returnedBy(define, values)),
    )
    this.#stack.followed.set(define, inItself)
    const [only] = returned
    if (only !== undefined && returned.length === 1) return only
    return flowValue({ taints: taintsOf(returned), items: returned })
  }

  /** The same for a call that stands in the program: whatever comes out of it comes from there too. */
  followFrom(place: Place, { define, receiver }: Callee, values: readonly FlowValue[]): FlowValue {
    const from = this.#evaluator.placeOf(place)
    this.#stack.places.push(from)
    const value = this.follow(define, values, receiver)
    this.#stack.places.pop()
    if (value.taints.length === 0) return value
    return { ...value, taints: value.taints.map((taint) => withOrigins(taint, [from])) }
  }

  /** A function that is kept in an object or a list may be called by whoever has it: it is read once, with nothing known. */
  readOnce(define: FunctionParts): void {
    if (this.#read.has(define)) return
    this.#read.add(define)
    this.follow(define, [])
  }

  /** Follows what stands inside of what is followed just now. */
  deeper<Result>(follow: () => Result): Result {
    this.#stack.depth += 1
    const result = follow()
    this.#stack.depth -= 1
    return result
  }

  #returnedBy(define: FunctionParts, values: readonly FlowValue[]): readonly FlowValue[] {
    const outer = this.#returned
    this.#returned = []
    const given = this.#enter(define, values)
    this.#evaluator.run(define.body)
    this.#keepGrown(define, given)
    this.#table.leave(ownNames(define))
    const returned = this.#returned
    this.#returned = outer
    return returned
  }

  /** Gives a function what it is called with; its own names hold nothing of another call, nor of what stands outside. */
  #enter(define: FunctionParts, values: readonly FlowValue[]): readonly (FlowValue | undefined)[] {
    const given = this.#given(define, values)
    this.#table.enter(ownNames(define))
    for (const [index, parameter] of define.parameters.entries()) {
      const value = given[index]
      if (value !== undefined && parameter.kind === 'name') this.#table.set(parameter.name, value)
      else if (value !== undefined) this.#evaluator.assign(parameter, value, false)
      // What a name holds outside is not what a parameter of that name is given.
      else if (parameter.kind === 'name' && this.#table.isShadowed(parameter.name))
        this.#table.set(parameter.name, flowValue({ unset: parameter.name }))
    }
    return given
  }

  /** What was put into a value that a function was given is in it for whoever gave it too. */
  #keepGrown({ parameters }: FunctionParts, given: readonly (FlowValue | undefined)[]): void {
    for (const [index, parameter] of parameters.entries()) {
      const value = given[index]
      const now = parameter.kind === 'name' && value !== undefined ? this.#table.values.get(parameter.name) : undefined
      if (value !== undefined && now !== undefined && now !== value && mutations.isFrom(now, value))
        this.#stack.grown.set(value, now)
    }
  }

  /** Names that were given to a function hold what it put into them. */
  takeGrown(given: readonly Expression[], values: readonly FlowValue[]): void {
    for (const [index, expression] of given.entries()) {
      const value = expression.kind === 'name' ? values[index] : undefined
      const now = value && this.#stack.grown.get(value)
      if (now !== undefined && expression.kind === 'name') this.#evaluator.set(expression.name, now)
    }
  }

  /** By its name, by its place, or what the parameter is without. */
  #given(
    { parameters, defaults = [], rest, named }: FunctionParts,
    values: readonly FlowValue[],
  ): readonly (FlowValue | undefined)[] {
    return parameters.map((parameter, index) => {
      if (index === rest) return gathered(values.slice(index).filter(({ key }) => !key))
      if (index === named)
        return gathered(
          values.filter(({ key }) => key && !parameters.some((each) => each.kind === 'name' && each.name === key)),
        )
      if (parameter.kind !== 'name') return values[index]
      const byName = values.find(({ key }) => key !== undefined && key === parameter.name)
      const otherwise = defaults[index]
      return byName ?? values[index] ?? (otherwise && this.#evaluator.evaluate(otherwise))
    })
  }
}

/** All values that one parameter takes. */
function gathered(items: readonly FlowValue[]): FlowValue {
  return flowValue({ items, taints: taintsOf(items) })
}

/** Whether a value brings something into a call: what began elsewhere, an address, a function, or something that holds any. */
function matters({ taints, shape, define, object, bound, items }: FlowValue): boolean {
  return (
    taints.length > 0 ||
    define !== undefined ||
    object !== undefined ||
    bound !== undefined ||
    shape.includes('://') ||
    (shape.length < longestName && namesKept.test(shape)) ||
    (items?.some((item) => item.define !== undefined || item.shape.includes('://')) ?? false)
  )
}
