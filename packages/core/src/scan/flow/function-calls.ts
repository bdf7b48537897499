import type { Evaluator } from './evaluator.ts'
import type { FlowPlace } from './flow-place.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import type { NameTable } from './name-table.ts'
import { ownNames } from './own-names.ts'
import type { FunctionParts, Place } from './program.ts'
import { withOrigins } from './with-origins.ts'

const deepest = 12
/** How often a function is followed inside of itself: twice into each of two branches is thousands of times at twelve. */
const mostInItself = 2

/** The calls of functions of one program, each followed by itself. */
export class FunctionCalls {
  readonly #evaluator: Evaluator
  readonly #table: NameTable
  /** Where the functions that are followed just now were called. */
  readonly #places: FlowPlace[] = []
  readonly #followed = new Map<FunctionParts, number>()
  readonly #read = new WeakSet<FunctionParts>()
  #depth = 0
  #returned: FlowValue[] = []

  constructor(evaluator: Evaluator, table: NameTable) {
    this.#evaluator = evaluator
    this.#table = table
  }

  /** Where the functions that are followed just now were called, the outermost first. */
  get places(): readonly FlowPlace[] {
    return this.#places
  }

  /** Whether nothing is followed further into what is followed already. */
  get isDeepest(): boolean {
    return this.#depth > deepest
  }

  /** The function that is followed just now gives this back. */
  giveBack(value: FlowValue): void {
    this.#returned.push(value)
  }

  /** What a function gives back for these values. */
  follow(define: FunctionParts, values: readonly FlowValue[]): FlowValue {
    const inItself = this.#followed.get(define) ?? 0
    if (this.isDeepest || inItself > mostInItself) return flowValue({ taints: taintsOf(values) })
    this.#followed.set(define, inItself + 1)
    const returned = this.deeper(() => this.#returnedBy(define, values))
    this.#followed.set(define, inItself)
    const [only] = returned
    if (only !== undefined && returned.length === 1) return only
    return flowValue({ taints: taintsOf(returned), items: returned })
  }

  /** The same for a call that stands in the program: whatever comes out of it comes from there too. */
  followFrom(place: Place, define: FunctionParts, values: readonly FlowValue[]): FlowValue {
    const from = this.#evaluator.placeOf(place)
    this.#places.push(from)
    const value = this.follow(define, values)
    this.#places.pop()
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
    this.#depth += 1
    const result = follow()
    this.#depth -= 1
    return result
  }

  #returnedBy(define: FunctionParts, values: readonly FlowValue[]): readonly FlowValue[] {
    const outer = this.#returned
    this.#returned = []
    this.#enter(define, values)
    this.#evaluator.run(define.body)
    this.#table.leave(ownNames(define))
    const returned = this.#returned
    this.#returned = outer
    return returned
  }

  /** Gives a function what it is called with; its own names hold nothing of another call, nor of what stands outside. */
  #enter(define: FunctionParts, values: readonly FlowValue[]): void {
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
  }

  /** By its name, by its place, or what the parameter is without. */
  #given(
    { parameters, defaults = [] }: FunctionParts,
    values: readonly FlowValue[],
  ): readonly (FlowValue | undefined)[] {
    return parameters.map((parameter, index) => {
      if (parameter.kind !== 'name') return values[index]
      const named = values.find(({ key }) => key !== undefined && key === parameter.name)
      const otherwise = defaults[index]
      return named ?? values[index] ?? (otherwise && this.#evaluator.evaluate(otherwise))
    })
  }
}
