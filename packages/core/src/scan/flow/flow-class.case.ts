import type { FlowClass } from './flow-class.ts'
import type { Expression, FunctionParts, Method } from './program.ts'

const at = { start: 0, end: 0 }

interface ClassCase {
  /** What each method gives back. */
  readonly gives?: Readonly<Record<string, Expression>>
  /** Parameters of all of them. */
  readonly parameters?: readonly string[]
  readonly isProperty?: boolean
  readonly bases?: readonly FlowClass[]
  readonly order?: readonly string[]
}

/** A class whose methods only give something back. */
export function flowClass({ gives = {}, parameters = [], isProperty = false, ...more }: ClassCase): FlowClass {
  const methods = Object.entries(gives).map(([name, value]): Method => {
    const define: FunctionParts = {
      parameters: parameters.map((parameter) => ({ kind: 'name', name: parameter, ...at })),
      body: [{ kind: 'return', value }],
    }
    return { name, define, isProperty }
  })
  return {
    methods: new Map(methods.map((method) => [method.name, method])),
    bases: more.bases ?? [],
    fields: new Map(),
    order: more.order ?? [],
  }
}
