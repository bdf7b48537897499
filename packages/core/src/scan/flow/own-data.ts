import type { Piece } from '../piece.ts'
import { flowValue, type FlowValue } from './flow-value.ts'

const longest = 20_000
const deepest = 6
const mostItems = 200

/** What stands in the tables that come with a skill (`config.json`), by the last part of their paths. */
export class OwnData {
  readonly #texts = new Map<string, string>()
  readonly #values = new Map<string, FlowValue | undefined>()

  constructor(pieces: readonly Piece[]) {
    for (const { path, text } of pieces)
      if (/\.json$/i.test(path) && text.text.length <= longest) this.#texts.set(lastPart(path), text.text)
  }

  /** Nothing for a path that no file of the skill has. */
  read(path: string): FlowValue | undefined {
    const name = lastPart(path)
    const text = this.#texts.get(name)
    if (text === undefined) return undefined
    if (!this.#values.has(name)) this.#values.set(name, parsed(text))
    return this.#values.get(name)
  }
}

function parsed(text: string): FlowValue | undefined {
  try {
    return valueOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

function valueOf(given: unknown, depth = 0): FlowValue {
  if (typeof given === 'string') return flowValue({ shape: given })
  if (typeof given === 'number') return flowValue({ shape: String(given), number: given })
  if (typeof given !== 'object' || given === null || depth > deepest) return flowValue()
  if (Array.isArray(given))
    return flowValue({ items: given.slice(0, mostItems).map((each) => valueOf(each, depth + 1)) })
  const entries = Object.entries(given).slice(0, mostItems)
  return flowValue({ items: entries.map(([key, each]) => ({ ...valueOf(each, depth + 1), key })) })
}

function lastPart(path: string): string {
  return path.replace(/^.*[/\\]/, '')
}
