import type { AgentEvent } from '@metier/core'
import { valuesAt } from '../values-at.ts'
import type { CliFormat, LineRule } from './cli-format.ts'

/** What a program's output has said so far. */
export class CliOutput {
  readonly #format: CliFormat
  readonly #onEvent: (event: AgentEvent) => void
  readonly #text: string[] = []
  #result: string | undefined
  #usage: { input: number; output: number } | undefined
  #other: string[] = []
  session: string | undefined
  error: string | undefined
  isOverBudget = false

  constructor(format: CliFormat, onEvent: (event: AgentEvent) => void) {
    this.#format = format
    this.#onEvent = onEvent
  }

  line(line: string): void {
    const { output } = this.#format
    if (output === 'text') this.#say(`${line}\n`)
    else this.#readJson(line, output)
  }

  /** The answer; `undefined` when the output had none. */
  get answer(): string | undefined {
    if (this.#format.output === 'text') return this.#text.join('').trimEnd()
    return this.#result ?? (this.#text.length > 0 ? this.#text.join('') : undefined)
  }

  get usage(): { readonly inputTokens: number; readonly outputTokens: number } | undefined {
    return this.#usage && { inputTokens: this.#usage.input, outputTokens: this.#usage.output }
  }

  /** The last of what was no line of the format: what a program says when it fails. */
  get rest(): string {
    return this.#other.join('\n')
  }

  #readJson(line: string, rules: readonly LineRule[]): void {
    if (line.trim() === '') return
    const value = parse(line)
    if (value === undefined) {
      this.#other = [...this.#other.slice(-4), line.slice(0, 500)]
      return
    }
    for (const rule of rules) if (matches(value, rule)) this.#apply(rule, value)
  }

  #apply({ gives, at }: LineRule, value: unknown): void {
    if (gives === 'budget') this.isOverBudget = true
    for (const found of at === undefined ? [] : valuesAt(value, at)) {
      if (typeof found === 'number') this.#count(gives, found)
      if (typeof found === 'string') this.#take(gives, found)
    }
  }

  #take(gives: LineRule['gives'], text: string): void {
    if (gives === 'text') this.#say(text)
    else if (gives === 'result') this.#result = text
    else if (gives === 'error') this.error = text
    else if (gives === 'tool') this.#onEvent({ type: 'tool', name: text.slice(0, 500), state: 'started' })
    else if (gives === 'session' && this.session === undefined) {
      this.session = text
      this.#onEvent({ type: 'session', id: text })
    }
  }

  #count(gives: LineRule['gives'], count: number): void {
    if (gives !== 'input-tokens' && gives !== 'output-tokens') return
    const { input, output } = this.#usage ?? { input: 0, output: 0 }
    this.#usage = gives === 'input-tokens' ? { input: count, output } : { input, output: count }
    if (gives === 'output-tokens') this.#onEvent({ type: 'usage', inputTokens: input, outputTokens: count })
  }

  #say(text: string): void {
    this.#text.push(text)
    this.#onEvent({ type: 'text', text })
  }
}

function parse(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function matches(value: unknown, { when }: LineRule): boolean {
  return Object.entries(when).every(([path, wanted]) => valuesAt(value, path).includes(wanted))
}
