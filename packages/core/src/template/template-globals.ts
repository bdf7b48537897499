import type { TemplateBudget } from './template-budget.ts'
import { TemplateFault } from './template-fault.ts'
import { TemplateFunction } from './template-function.ts'
import { TemplateNamespace } from './template-namespace.ts'

/** The functions that every template has. */
export function templateGlobals(budget: TemplateBudget): ReadonlyMap<string, TemplateFunction> {
  const range = new TemplateFunction('range', (given) => {
    const [first = 0, second, by = 1] = given.map(Number)
    const [from, to] = second === undefined ? [0, first] : [first, second]
    if (by === 0 || !Number.isFinite(from + to + by)) throw new TemplateFault('This range leads nowhere.')
    const length = Math.max(0, Math.ceil((to - from) / by))
    budget.step(length)
    return Array.from({ length }, (_, index) => from + index * by)
  })
  const namespace = new TemplateFunction('namespace', (_, named) => {
    const made = new TemplateNamespace()
    for (const [name, value] of named) made.values.set(name, value)
    return made
  })
  const record = new TemplateFunction('dict', (_, named) => Object.fromEntries(named))
  return new Map([range, namespace, record].map((each) => [each.name, each] as const))
}
