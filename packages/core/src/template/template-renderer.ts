import { evaluateExpression, type Evaluation } from './evaluate-expression.ts'
import { itemsOf } from './items-of.ts'
import { loopOf } from './loop-of.ts'
import type { TemplateBudget } from './template-budget.ts'
import { TemplateFault } from './template-fault.ts'
import { templateGlobals } from './template-globals.ts'
import type { Expression, SetTarget, TemplateNode } from './template-node.ts'
import { TemplateScope } from './template-scope.ts'
import { isRecord } from './is-record.ts'
import { isTruthy } from './is-truthy.ts'
import { SafeText } from './safe-text.ts'
import { TemplateFunction } from './template-function.ts'
import { TemplateNamespace } from './template-namespace.ts'
import { toText } from './to-text.ts'
import { plural } from '../text/plural.ts'

export interface TemplateRendererOptions {
  /** A template by name, as a tree; throws a `TemplateFault` for one that cannot be read. */
  readonly find: (name: string) => readonly TemplateNode[] | undefined
  readonly budget: TemplateBudget
}

type Body = readonly TemplateNode[]

/** One template at work. */
interface Frame {
  readonly scope: TemplateScope
  readonly template: string
  /** The versions of each block, the most derived first. */
  readonly blocks: Map<string, readonly { readonly body: Body; readonly template: string }[]>
  readonly out: string[]
  /** The template that this one extends, once it said so. */
  parent: string | undefined
}

/** Goes through the nodes of templates and writes. */
export class TemplateRenderer {
  readonly #find: TemplateRendererOptions['find']
  readonly #budget: TemplateBudget

  constructor({ find, budget }: TemplateRendererOptions) {
    this.#find = find
    this.#budget = budget
  }

  render(name: string, values: Readonly<Record<string, unknown>>): string {
    const scope = new TemplateScope()
    for (const [key, value] of templateGlobals(this.#budget)) scope.set(key, value)
    const own = new TemplateScope(scope)
    for (const [key, value] of Object.entries(values)) own.set(key, value)
    return this.#template(name, { scope: new TemplateScope(own), blocks: new Map() })
  }

  /** Blocks of a child stand before those of its parent, which then writes. */
  #template(name: string, { scope, blocks }: Pick<Frame, 'scope' | 'blocks'>): string {
    const body = this.#find(name)
    if (body === undefined) throw new TemplateFault(`There is no template ${JSON.stringify(name)}.`)
    for (const node of blocksIn(body)) {
      blocks.set(node.name, [...(blocks.get(node.name) ?? []), { body: node.body, template: name }])
    }
    const frame: Frame = { scope, template: name, blocks, out: [], parent: undefined }
    this.#nodes(body, frame)
    const { parent } = frame
    if (parent === undefined) return frame.out.join('')
    return this.#budget.inside(() => this.#template(parent, { scope, blocks }))
  }

  #nodes(body: Body, frame: Frame): void {
    for (const node of body) {
      try {
        this.#budget.step()
        this.#node(node, frame)
      } catch (error) {
        if (error instanceof TemplateFault && error.template === '') {
          error.template = frame.template
          error.line ||= node.line
        }
        throw error
      }
    }
  }

  /** What nodes write, as a text of its own. */
  #capture(body: Body, frame: Frame, scope = new TemplateScope(frame.scope)): string {
    const inner: Frame = { ...frame, scope, out: [] }
    this.#nodes(body, inner)
    return inner.out.join('')
  }

  #evaluation({ scope }: Frame): Evaluation {
    return { scope, budget: this.#budget }
  }

  #read(expression: Expression, frame: Frame): unknown {
    return evaluateExpression(expression, this.#evaluation(frame))
  }

  #write(text: string, frame: Frame): void {
    // Beyond the line that extends another template only blocks count.
    if (text === '' || frame.parent !== undefined) return
    this.#budget.write(text.length)
    frame.out.push(text)
  }

  #node(node: TemplateNode, frame: Frame): void {
    switch (node.kind) {
      case 'text':
        return this.#write(node.text, frame)
      case 'output':
        return this.#write(toText(this.#read(node.value, frame)), frame)
      case 'if': {
        const branch = node.branches.find(({ test }) => isTruthy(this.#read(test, frame)))
        return this.#nodes(branch?.body ?? node.otherwise, frame)
      }
      case 'for':
        return this.#for(node, frame)
      case 'set':
        return this.#set(node.targets, this.#read(node.value, frame), frame)
      case 'with':
        return this.#with(node, frame)
      case 'macro':
        return frame.scope.set(node.name, this.#macro(node, frame))
      case 'block':
        return this.#write(this.#block(node.name, 0, frame), frame)
      case 'extends':
        frame.parent = toText(this.#read(node.name, frame))
        return undefined
      case 'capture':
      case 'filter':
      case 'call':
        return this.#captured(node, frame)
      case 'include':
        return this.#include(node, frame)
      case 'import':
        return this.#import(node, frame)
      default:
        return node satisfies never
    }
  }

  #for(node: Extract<TemplateNode, { kind: 'for' }>, frame: Frame): void {
    const { targets, filter, body } = node
    const place = (scope: TemplateScope, item: unknown): void => assign(targets, item, scope)
    const items = itemsOf(this.#read(node.values, frame), this.#budget).filter((item) => {
      if (filter === undefined) return true
      const scope = new TemplateScope(frame.scope)
      place(scope, item)
      return isTruthy(this.#read(filter, { ...frame, scope }))
    })
    if (items.length === 0) return this.#nodes(node.otherwise, frame)
    const loop = loopOf(items)
    for (const [index, item] of items.entries()) {
      const scope = new TemplateScope(frame.scope)
      place(scope, item)
      scope.set('loop', loop(index))
      // Written where the loop stands: what a turn sets is gone with it.
      const turn: Frame = { ...frame, scope }
      this.#budget.step()
      this.#nodes(body, turn)
    }
    return undefined
  }

  #set(targets: readonly SetTarget[], value: unknown, { scope }: Frame): void {
    const [first] = targets
    if (targets.length === 1 && first?.member !== undefined) {
      const namespace = scope.get(first.name)
      if (!(namespace instanceof TemplateNamespace))
        throw new TemplateFault(`${first.name} is no namespace, so nothing of it can be set.`)
      namespace.values.set(first.member, value)
    } else
      assign(
        targets.map(({ name }) => name),
        value,
        scope,
      )
  }

  #with(node: Extract<TemplateNode, { kind: 'with' }>, frame: Frame): void {
    const scope = new TemplateScope(frame.scope)
    for (const [name, value] of node.pairs) scope.set(name, this.#read(value, { ...frame, scope }))
    this.#nodes(node.body, { ...frame, scope })
  }

  #macro(node: Extract<TemplateNode, { kind: 'macro' }>, frame: Frame, caller?: TemplateFunction): TemplateFunction {
    return new TemplateFunction(node.name, (plain, named) =>
      this.#budget.inside(() => {
        const scope = new TemplateScope(frame.scope)
        for (const [index, { name, preset }] of node.parameters.entries()) {
          const value = named.has(name) ? named.get(name) : plain[index]
          scope.set(name, value === undefined && preset !== undefined ? this.#read(preset, { ...frame, scope }) : value)
        }
        const given = caller ?? named.get('caller')
        if (given !== undefined) scope.set('caller', given)
        scope.set('varargs', plain.slice(node.parameters.length))
        return new SafeText(this.#capture(node.body, { ...frame, parent: undefined }, scope))
      }),
    )
  }

  /** `super()` is the version of the template that this one extends. */
  #block(name: string, version: number, frame: Frame): string {
    const own = frame.blocks.get(name)?.[version]
    if (own === undefined) return ''
    return this.#budget.inside(() => {
      const scope = new TemplateScope(frame.scope)
      scope.set('super', new TemplateFunction('super', () => new SafeText(this.#block(name, version + 1, frame))))
      return this.#capture(own.body, { ...frame, template: own.template, parent: undefined }, scope)
    })
  }

  #captured(node: Extract<TemplateNode, { kind: 'capture' | 'filter' | 'call' }>, frame: Frame): void {
    if (node.kind === 'call') {
      const caller = new TemplateFunction('caller', () => new SafeText(this.#capture(node.body, frame)))
      const scope = new TemplateScope(frame.scope)
      const { callee } = node
      if (callee.kind !== 'call') throw new TemplateFault('What a call block calls is a macro with its brackets.')
      scope.set('caller', caller)
      const named = new Map([...callee.given.named, ['caller', { kind: 'name', name: 'caller' }] as const])
      const value = this.#read({ ...callee, given: { ...callee.given, named } }, { ...frame, scope })
      return this.#write(toText(value), frame)
    }
    const scope = new TemplateScope(frame.scope)
    const text = this.#capture(node.body, { ...frame, parent: undefined })
    // The name that filters of a block are read over; no template can write it.
    scope.set('', text)
    const value = this.#read(node.filters, { ...frame, scope })
    if (node.kind === 'filter') return this.#write(toText(value), frame)
    return frame.scope.set(node.target, new SafeText(toText(value)))
  }

  #include({ names, ignoreMissing }: Extract<TemplateNode, { kind: 'include' }>, frame: Frame): void {
    const given = this.#read(names, frame)
    const wanted = (Array.isArray(given) ? given : [given]).map(toText)
    const found = wanted.find((name) => this.#find(name) !== undefined)
    if (found === undefined) {
      if (ignoreMissing) return
      throw new TemplateFault(`There is no template ${wanted.map((name) => JSON.stringify(name)).join(' or ')}.`)
    }
    const scope = new TemplateScope(frame.scope)
    this.#write(
      this.#budget.inside(() => this.#template(found, { scope, blocks: new Map() })),
      frame,
    )
  }

  #import({ from, as, names = [] }: Extract<TemplateNode, { kind: 'import' }>, frame: Frame): void {
    const wanted = toText(this.#read(from, frame))
    const scope = new TemplateScope(frame.scope)
    this.#budget.inside(() => this.#template(wanted, { scope, blocks: new Map() }))
    if (as !== undefined) frame.scope.set(as, Object.fromEntries(scope.names.map((name) => [name, scope.own(name)])))
    for (const [name, local] of names) {
      if (scope.own(name) === undefined) throw new TemplateFault(`${wanted} has no ${name} to import.`)
      frame.scope.set(local, scope.own(name))
    }
  }
}

/** One name takes the value, several take its parts. */
function assign(names: readonly string[], value: unknown, scope: TemplateScope): void {
  const [first] = names
  if (names.length === 1 && first !== undefined) return scope.set(first, value)
  const parts: readonly unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.keys(value) : []
  if (parts.length !== names.length)
    throw new TemplateFault(`${names.join(', ')} take ${plural(names.length, 'value')}, and there are ${parts.length}.`)
  for (const [index, name] of names.entries()) scope.set(name, parts[index])
}

/** Blocks at any depth, but not those inside others: they come with the version that is in force. */
function blocksIn(body: Body): readonly Extract<TemplateNode, { kind: 'block' }>[] {
  return body.flatMap((node) => {
    if (node.kind === 'block') return [node, ...blocksIn(node.body)]
    if (node.kind === 'if')
      return [...node.branches.flatMap((branch) => blocksIn(branch.body)), ...blocksIn(node.otherwise)]
    if (node.kind === 'for') return [...blocksIn(node.body), ...blocksIn(node.otherwise)]
    return node.kind === 'with' || node.kind === 'filter' ? blocksIn(node.body) : []
  })
}
