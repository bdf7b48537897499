import { closestWord } from '../../text/closest-word.ts'
import type { JsonSchema } from '../json-schema.ts'

export interface WordsRead {
  readonly input: Readonly<Record<string, unknown>>
  readonly problems: readonly string[]
}

/**
 * The input of a command from the words of a command line: one JSON object, or `--key value`, `--key=value`,
 * `--flag`, `--no-flag`, the same key again for a list, and plain words for what is required, in order. Values take
 * the type that the schema names. Dashes and underscores in keys are the same.
 */
export function inputFromWords(words: readonly string[], schema: JsonSchema | undefined): WordsRead {
  const [first] = words
  if (words.length === 1 && first?.trimStart().startsWith('{') === true) return readJson(first)
  return new WordReader(schema ?? {}).read(words)
}

function readJson(text: string): WordsRead {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return { input: value, problems: [] }
  } catch {
    // Said below, in words that tell what to write.
  }
  return { input: {}, problems: ['The input is not a JSON object, such as {"message": "text"}.'] }
}

class WordReader {
  readonly #properties: Readonly<Record<string, unknown>>
  readonly #order: readonly string[]
  /** It says that it takes more than it names, or names nothing. */
  readonly #isOpen: boolean
  readonly #values = new Map<string, unknown>()
  readonly #problems: string[] = []

  constructor(schema: JsonSchema) {
    this.#properties = isRecord(schema['properties']) ? schema['properties'] : {}
    const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
    const more = schema['additionalProperties']
    this.#isOpen = more === true || isRecord(more) || schema['properties'] === undefined
    this.#order = [...required, ...Object.keys(this.#properties).filter((key) => !required.includes(key))]
  }

  read(words: readonly string[]): WordsRead {
    const plain: string[] = []
    let index = 0
    while (index < words.length) {
      const word = words[index] ?? ''
      if (word === '--') {
        plain.push(...words.slice(index + 1))
        break
      }
      if (/^--[^\s=]/.test(word)) index += this.#readOption(word, words[index + 1])
      else plain.push(word)
      index += 1
    }
    this.#place(plain)
    return { input: Object.fromEntries(this.#values), problems: this.#problems }
  }

  /** How many further words it took. */
  #readOption(word: string, next: string | undefined): number {
    const equals = word.indexOf('=')
    const written = word.slice(2, equals === -1 ? undefined : equals)
    const { key, isNegated } = this.#keyOf(written)
    if (!this.#isKnown(key)) {
      // A misspelt option must not vanish, though a program may send more than is named.
      const near = closestWord(key, Object.keys(this.#properties))
      const names = Object.keys(this.#properties).map((each) => `--${each}`)
      const meant = near === undefined ? `It takes ${names.join(', ') || 'nothing'}.` : `Perhaps --${near} is meant.`
      this.#problems.push(`--${written} is not known. ${meant}`)
      return 0
    }
    const isFlag = this.#typeOf(key).includes('boolean')
    if (equals !== -1) this.#set(key, word.slice(equals + 1))
    else if (isNegated) this.#values.set(key, false)
    else if (isFlag && next !== 'true' && next !== 'false') this.#values.set(key, true)
    else if (next === undefined || (/^--[A-Za-z]/.test(next) && !this.#typeOf(key).includes('string'))) {
      if (this.#typeOf(key).length === 0) this.#values.set(key, true)
      else this.#problems.push(`--${written} needs a value.`)
    } else {
      this.#set(key, next)
      return 1
    }
    return 0
  }

  #keyOf(written: string): { readonly key: string; readonly isNegated: boolean } {
    const known = Object.keys(this.#properties)
    const find = (text: string): string | undefined =>
      known.find((key) => key === text) ?? known.find((key) => bare(key) === bare(text))
    const key = find(written)
    if (key !== undefined) return { key, isNegated: false }
    const negated = written.startsWith('no-') ? find(written.slice(3)) : undefined
    return negated === undefined ? { key: written, isNegated: false } : { key: negated, isNegated: true }
  }

  #typeOf(key: string): readonly string[] {
    const property = Object.hasOwn(this.#properties, key) ? this.#properties[key] : undefined
    return isRecord(property) ? typesIn(property) : []
  }

  #isKnown(key: string): boolean {
    return this.#isOpen || Object.hasOwn(this.#properties, key)
  }

  #set(key: string, text: string): void {
    const types = this.#typeOf(key)
    const isList = types.includes('array')
    if (!isList || text.startsWith('[')) {
      this.#values.set(key, valueOf(text, types))
      return
    }
    const property = this.#properties[key]
    const items = isRecord(property) && isRecord(property['items']) ? typesIn(property['items']) : []
    const before = this.#values.get(key)
    this.#values.set(key, [...(Array.isArray(before) ? before : []), valueOf(text, items)])
  }

  /** Plain words fill what is not given yet; a list that comes last takes all that are left. */
  #place(plain: readonly string[]): void {
    const open = this.#order.filter((key) => !this.#values.has(key))
    for (const [index, word] of plain.entries()) {
      const key = open[Math.min(index, open.length - 1)]
      const isRest = index >= open.length - 1 && key !== undefined && this.#typeOf(key).includes('array')
      if (key === undefined || (index >= open.length && !isRest)) {
        this.#problems.push(`${JSON.stringify(word.slice(0, 60))} is one word too many.`)
        return
      }
      this.#set(key, word)
    }
  }
}

/** Dashes, underscores and capitals in keys are how a language writes them. */
function bare(key: string): string {
  return key.toLowerCase().replaceAll(/[-_]/g, '')
}

function typesIn(schema: JsonSchema): readonly string[] {
  const { type, anyOf, enum: choices } = schema
  if (typeof type === 'string') return [type]
  if (Array.isArray(type)) return type.map(String)
  if (Array.isArray(anyOf)) return anyOf.filter(isRecord).flatMap(typesIn)
  return Array.isArray(choices) ? [...new Set(choices.map((choice) => typeof choice))] : []
}

/** A text stays a text where one is wanted; elsewhere what reads as JSON is JSON. */
function valueOf(text: string, types: readonly string[]): unknown {
  if (types.includes('string') && !(types.includes('null') && text === 'null')) return text
  const isJson = /^(?:-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)$/.test(text) || /^[[{"]/.test(text)
  if (!isJson) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
