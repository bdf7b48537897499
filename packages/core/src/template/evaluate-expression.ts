import { charactersOf } from './characters-of.ts'
import { memberOf } from './member-of.ts'
import type { TemplateBudget } from './template-budget.ts'
import { TemplateFault } from './template-fault.ts'
import { FilterGiven, type FilterOrTest } from './filter-given.ts'
import { templateFilters } from './template-filters.ts'
import type { Expression, Given } from './template-node.ts'
import type { TemplateScope } from './template-scope.ts'
import { isIn, templateTests } from './template-tests.ts'
import { compareValues } from './compare-values.ts'
import { isEqual } from './is-equal.ts'
import { isTruthy } from './is-truthy.ts'
import { SafeText } from './safe-text.ts'
import { TemplateFunction } from './template-function.ts'
import { toText } from './to-text.ts'

/** Evaluates expressions of one template over data. */
export interface Evaluation {
  readonly scope: TemplateScope
  readonly budget: TemplateBudget
}

export function evaluateExpression(expression: Expression, evaluation: Evaluation): unknown {
  const { scope, budget } = evaluation
  budget.step()
  const read = (inner: Expression): unknown => evaluateExpression(inner, evaluation)
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'name':
      return scope.get(expression.name)
    case 'list':
      return expression.items.map(read)
    case 'mapping':
      return Object.fromEntries(expression.pairs.map(([key, value]) => [toText(read(key)), read(value)]))
    case 'member':
      return member(expression, read)
    case 'slice':
      return slice(
        read(expression.object),
        expression.bounds.map((bound) => bound && read(bound)),
        budget,
      )
    case 'call':
      return call(expression, evaluation)
    case 'filter':
    case 'test':
      return applied(expression, evaluation)
    case 'not':
      return !isTruthy(read(expression.value))
    case 'negative':
      return -numberOf(read(expression.value))
    case 'positive':
      return numberOf(read(expression.value))
    case 'if':
      return isTruthy(read(expression.test)) ? read(expression.yes) : expression.no && read(expression.no)
    case 'binary':
      return binary(expression, read, budget)
    default:
      return expression satisfies never
  }
}

/** What stands in brackets, evaluated. */
function evaluateGiven({ plain, named }: Given, evaluation: Evaluation) {
  return {
    plain: plain.map((each) => evaluateExpression(each, evaluation)),
    named: new Map([...named].map(([name, each]) => [name, evaluateExpression(each, evaluation)] as const)),
  }
}

function member(
  { object, key, line }: Extract<Expression, { kind: 'member' }>,
  read: (inner: Expression) => unknown,
): unknown {
  const value = read(object)
  if (value !== undefined && value !== null) return memberOf(value, read(key))
  if (value === null) return undefined
  const name = object.kind === 'name' ? object.name : 'What stands before it'
  throw new TemplateFault(`${name} is not defined, so it has no ${toText(read(key))}.`, line)
}

function slice(value: unknown, [from, to, step]: readonly unknown[], budget: TemplateBudget): unknown {
  const items: readonly unknown[] = isText(value) ? charactersOf(toText(value)) : Array.isArray(value) ? value : []
  budget.step(items.length)
  const by = bound(step, 1)
  if (by === 0) throw new TemplateFault('A step of 0 leads nowhere.')
  const forward = items.slice(bound(from, 0), bound(to, items.length))
  const all = by > 0 ? forward : from === undefined && to === undefined ? items.toReversed() : forward.toReversed()
  const chosen = all.filter((_, index) => index % Math.abs(by) === 0)
  return isText(value) ? chosen.map(toText).join('') : chosen
}

/** A bound of a slice that is left out is the end. */
function bound(given: unknown, preset: number): number {
  return typeof given === 'number' ? Math.trunc(given) : preset
}

function call({ callee, given, line }: Extract<Expression, { kind: 'call' }>, evaluation: Evaluation): unknown {
  const value = evaluateExpression(callee, evaluation)
  if (!(value instanceof TemplateFunction)) {
    const name =
      callee.kind === 'name'
        ? callee.name
        : callee.kind === 'member' && callee.key.kind === 'literal'
          ? toText(callee.key.value)
          : 'This'
    throw new TemplateFault(`${name} cannot be called.`, line)
  }
  const { plain, named } = evaluateGiven(given, evaluation)
  return value.call(plain, named)
}

function applied(expression: Extract<Expression, { kind: 'filter' | 'test' }>, evaluation: Evaluation): unknown {
  const { line } = expression
  const { plain, named } = evaluateGiven(expression.given, evaluation)
  const value = evaluateExpression(expression.value, evaluation)
  try {
    return apply(expression, value, { plain, named, budget: evaluation.budget })
  } catch (error) {
    if (error instanceof TemplateFault && error.line === 0) error.line = line
    throw error
  }
}

function apply(
  { kind, name }: FilterOrTest,
  value: unknown,
  given: Pick<FilterGiven, 'plain' | 'named' | 'budget'>,
): unknown {
  given.budget.step()
  const nested: FilterGiven['apply'] = (inner, innerValue, plain) =>
    apply(inner, innerValue, { plain, named: new Map(), budget: given.budget })
  if (kind === 'test') {
    const test = templateTests.get(name)
    if (test === undefined) throw new TemplateFault(`There is no test ${name}.`)
    return test(value, given.plain)
  }
  const filter = templateFilters.get(name)
  if (filter === undefined) throw new TemplateFault(`There is no filter ${name}.`)
  return filter(value, new FilterGiven({ ...given, apply: nested }))
}

function binary(
  { sign, left, right }: Extract<Expression, { kind: 'binary' }>,
  read: (inner: Expression) => unknown,
  budget: TemplateBudget,
): unknown {
  const first = read(left)
  if (sign === 'and') return isTruthy(first) ? read(right) : first
  if (sign === 'or') return isTruthy(first) ? first : read(right)
  const second = read(right)
  if (sign === '==') return isEqual(first, second)
  if (sign === '!=') return !isEqual(first, second)
  if (sign === 'in') {
    if (Array.isArray(second)) budget.step(second.length)
    return isIn(first, second)
  }
  if (sign === '~') return joined(toText(first), toText(second), budget)
  return /^[<>]/.test(sign) ? ordered(sign, first, second) : arithmetic(sign, [first, second], budget)
}

function ordered(sign: string, first: unknown, second: unknown): boolean {
  const order = compareValues(first, second)
  if (order === undefined) throw new TemplateFault(`${toText(first)} and ${toText(second)} have no order.`)
  if (sign === '<') return order < 0
  if (sign === '<=') return order <= 0
  return sign === '>' ? order > 0 : order >= 0
}

function joined(first: string, second: string, budget: TemplateBudget): string {
  budget.write(first.length + second.length)
  return first + second
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || value instanceof SafeText
}

function arithmetic(sign: string, [first, second]: readonly [unknown, unknown], budget: TemplateBudget): unknown {
  if (sign === '+' && isText(first) && isText(second)) return joined(toText(first), toText(second), budget)
  if (sign === '+' && Array.isArray(first) && Array.isArray(second)) {
    budget.step(first.length + second.length)
    return [...first, ...second]
  }
  if (sign === '*' && isText(first) && typeof second === 'number') return repeated(toText(first), second, budget)
  const [a, b] = [numberOf(first), numberOf(second)]
  if (b === 0 && /^(?:\/|\/\/|%)$/.test(sign)) throw new TemplateFault('Nothing can be divided by 0.')
  switch (sign) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
    case '//':
      return Math.floor(a / b)
    case '%':
      return a - b * Math.floor(a / b)
    default:
      return a ** b
  }
}

function repeated(text: string, times: number, budget: TemplateBudget): string {
  const count = Math.max(0, Math.trunc(times))
  budget.write(text.length * count)
  return text.repeat(count)
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  throw new TemplateFault(
    value === undefined ? 'Something that is not defined is no number.' : `${toText(value)} is no number.`,
  )
}
