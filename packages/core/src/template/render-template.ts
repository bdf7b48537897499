import { parseTemplate } from './parse-template.ts'
import { TemplateBudget, type TemplateLimits } from './template-budget.ts'
import { TemplateFault } from './template-fault.ts'
import type { TemplateNode } from './template-node.ts'
import { TemplateRenderer } from './template-renderer.ts'

export interface RenderTemplateOptions {
  /** The template to start with. */
  readonly name: string
  /** Text of a template by name; `undefined` when there is none. Asked for what a template includes or extends, too. */
  readonly load: (name: string) => string | undefined
  /** What the template may use: data, as JSON has it. */
  readonly values: Readonly<Record<string, unknown>>
  readonly limits?: Partial<TemplateLimits>
}

export interface RenderedTemplate {
  /** As far as it came when there is a fault. */
  readonly text: string
  readonly fault?: {
    readonly message: string
    readonly template: string
    /** 1-based; 0 where no line is at fault. */
    readonly line: number
  }
}

/**
 * Renders a template in the common subset of Jinja, over data alone. It reaches no function of the platform, reads
 * nothing but what `load` gives, and ends: steps, characters and depth are counted. Never throws for a template.
 */
export function renderTemplate({ name, load, values, limits }: RenderTemplateOptions): RenderedTemplate {
  const parsed = new Map<string, readonly TemplateNode[]>()
  const find = (wanted: string): readonly TemplateNode[] | undefined => {
    const known = parsed.get(wanted)
    if (known !== undefined) return known
    const source = load(wanted)
    if (source === undefined) return undefined
    const nodes = blaming(wanted, () => parseTemplate(source))
    parsed.set(wanted, nodes)
    return nodes
  }
  const renderer = new TemplateRenderer({ find, budget: new TemplateBudget(limits) })
  try {
    return { text: renderer.render(name, values) }
  } catch (error) {
    // A template that is nested as deep as may be can still be too deep for the stack of this machine.
    const fault = error instanceof RangeError ? new TemplateFault('It is nested too deeply.') : error
    if (!(fault instanceof TemplateFault)) throw fault
    return { text: '', fault: { message: fault.message, template: fault.template || name, line: fault.line } }
  }
}

function blaming<Result>(template: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof TemplateFault && error.template === '') error.template = template
    throw error
  }
}
