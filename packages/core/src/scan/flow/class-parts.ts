import type { ClassParts, Expression, FunctionParts, Method, Statement } from './program.ts'

type Define = Extract<Statement, { kind: 'define' }>

interface ClassOf {
  readonly name: string
  readonly bases: readonly Expression[]
  /** All that stands in it. */
  readonly statements: readonly Statement[]
}

const asksLikeField = /^(?:property|cached_property)$/
const ofNobody = 'staticmethod'

/** A class out of what stands in it: functions are its methods, and what is given a value is a field. */
export function classParts({ name, bases, statements }: ClassOf): ClassParts {
  const methods: Method[] = []
  const order: string[] = []
  const body = statements.flatMap((statement): readonly Statement[] => {
    if (statement.kind === 'define') {
      methods.push(methodFrom(statement))
      return []
    }
    const field = fieldOf(statement)
    if (field !== undefined) order.push(field.name)
    return [field?.statement ?? statement]
  })
  return { name, bases, body, methods, order }
}

function methodFrom({ name, define, decorators = [], isProperty = false }: Define): Method {
  const known = decorators.map(lastName)
  return {
    name,
    define: known.includes(ofNobody) ? define : withoutItself(define),
    isProperty: isProperty || known.some((each) => asksLikeField.test(each)),
  }
}

function lastName(decorator: Expression): string {
  if (decorator.kind === 'name') return decorator.name
  return decorator.kind === 'member' && decorator.key.kind === 'text' ? decorator.key.text : ''
}

/** The object is given to a method of Python before all else; whatever it calls the object, it is `self`. */
function withoutItself(define: FunctionParts): FunctionParts {
  const [first, ...parameters] = define.parameters
  if (first?.kind !== 'name' || !define.hasItself) return define
  const { start, end } = first
  const value: Expression = { kind: 'name', name: 'self', start, end }
  const named: Statement = { kind: 'do', value: { kind: 'set', target: first, value, adds: false, start, end } }
  const { rest, named: keywords } = define
  return {
    ...define,
    parameters,
    defaults: define.defaults?.slice(1) ?? [],
    ...(rest !== undefined && { rest: rest - 1 }),
    ...(keywords !== undefined && { named: keywords - 1 }),
    body: /^(?:self|cls)$/.test(first.name) ? define.body : [named, ...define.body],
  }
}

function fieldOf(statement: Statement): { readonly name: string; readonly statement: Statement } | undefined {
  if (statement.kind !== 'do' || statement.value.kind !== 'set' || statement.value.target.kind !== 'name')
    return undefined
  const { value: set } = statement
  const { name, start, end } = statement.value.target
  const place = { start, end }
  const object: Expression = { kind: 'name', name: 'self', ...place }
  const target: Expression = { kind: 'member', object, key: { kind: 'text', text: name, ...place }, ...place }
  return { name, statement: { kind: 'do', value: { ...set, target } } }
}
