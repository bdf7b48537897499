import type { TemplateBudget } from './template-budget.ts'
import { toText } from './to-text.ts'

/** What stands in the brackets of a filter, evaluated, and what it may use. */
export class FilterGiven {
  readonly plain: readonly unknown[]
  readonly named: ReadonlyMap<string, unknown>
  readonly budget: TemplateBudget
  /** Other filters and tests by name, for `map` and `select`. */
  readonly apply: (callee: FilterOrTest, value: unknown, given: readonly unknown[]) => unknown

  constructor(parts: Pick<FilterGiven, 'plain' | 'named' | 'budget' | 'apply'>) {
    this.plain = parts.plain
    this.named = parts.named
    this.budget = parts.budget
    this.apply = parts.apply
  }

  /** By place or by name; `undefined` when it is not given. */
  get(index: number, name: string): unknown {
    return this.named.has(name) ? this.named.get(name) : this.plain[index]
  }

  text(index: number, name: string, preset: string): string {
    const value = this.get(index, name)
    return value === undefined ? preset : toText(value)
  }

  number(index: number, name: string, preset: number): number {
    const value = this.get(index, name)
    return typeof value === 'number' ? value : preset
  }

  flag(index: number, name: string, preset = false): boolean {
    const value = this.get(index, name)
    return value === undefined ? preset : Boolean(value)
  }
}

/** Either by its name in a template. */
export interface FilterOrTest {
  readonly kind: 'filter' | 'test'
  readonly name: string
}

/** A filter of templates: takes data, gives data. */
export type TemplateFilter = (value: unknown, given: FilterGiven) => unknown
