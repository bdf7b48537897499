import { MetierError, type CancelSignal, type Embedder, type FileSystem, type FileWriter } from '@metier/core'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readOwnFile } from '../disk/read-own-file.ts'
import { openModelService, type ModelService, type ModelServiceOptions } from '../fetch/open-model-service.ts'

export interface EndpointEmbedderOptions extends ModelServiceOptions {
  readonly model: string
  /** Texts that this embedder may send in all; 1,000 unless told. What is known costs nothing. */
  readonly mostTexts?: number
  /** Where vectors are kept, so that a text is sent once; without it only for the life of the embedder. */
  readonly cache?: { readonly fileSystem: FileSystem; readonly writer: FileWriter; readonly directory: string }
}

const batchSize = 64
/** UTF-16 code units of a text that are sent: models read no more than the beginning. */
const longestText = 4000
/** Bytes of an answer: a batch of 64 vectors of 4,096 numbers as JSON has half of it. */
const longestAnswer = 8 * 1024 * 1024
const mostKept = 20_000

/**
 * Vectors from `POST <url>/embeddings`. Nothing is asked for a text whose vector is known, or beyond the budget. Throws
 * `invalid-config` for an address that is none.
 */
export function createEndpointEmbedder(options: EndpointEmbedderOptions): Embedder {
  return new EndpointEmbedder(options)
}

class EndpointEmbedder implements Embedder {
  readonly id: string
  readonly #options: EndpointEmbedderOptions
  readonly #service: ModelService
  readonly #file: string | undefined
  readonly #known: Map<string, Float32Array>
  #left: number

  constructor(options: EndpointEmbedderOptions) {
    const { model, mostTexts = 1000, cache } = options
    this.#options = options
    this.#service = openModelService(options, {
      path: 'embeddings',
      setting: 'search.embedder.url',
      longestAnswer,
      next: 'Look at the service, or search without it.',
    })
    this.id = `${model} at ${this.#service.address.origin}`
    this.#left = mostTexts
    this.#file = cache && join(cache.directory, `vectors-${keyOf(this.#service.address.href + model)}.json`)
    this.#known = cache && this.#file ? readKept(cache.fileSystem, this.#file) : new Map()
  }

  async embed(texts: readonly string[], signal?: CancelSignal): Promise<readonly (Float32Array | undefined)[]> {
    const cut = texts.map((text) => text.slice(0, longestText))
    const wanted = [...new Set(cut)].filter((text) => !this.#known.has(keyOf(text))).slice(0, this.#left)
    for (let from = 0; from < wanted.length; from += batchSize) {
      const batch = wanted.slice(from, from + batchSize)
      this.#left -= batch.length
      const vectors = await this.#ask(batch, signal)
      for (const [at, text] of batch.entries()) {
        const vector = vectors[at]
        if (vector !== undefined) this.#known.set(keyOf(text), vector)
      }
    }
    if (wanted.length > 0) this.#keep()
    return cut.map((text) => this.#known.get(keyOf(text)))
  }

  async #ask(input: readonly string[], signal: CancelSignal | undefined): Promise<readonly Float32Array[]> {
    const answer = await this.#service.ask({ model: this.#options.model, input, encoding_format: 'float' }, signal)
    const vectors = vectorsIn(answer, input.length)
    if (vectors === undefined) throw this.#service.failed('The service did not answer with a vector for each text.')
    return vectors
  }

  #keep(): void {
    const { cache } = this.#options
    if (cache === undefined || this.#file === undefined) return
    const vectors = Object.fromEntries(
      [...this.#known]
        .slice(-mostKept)
        .map(([key, vector]) => [key, Array.from(vector, (each) => Math.round(each * 1e4) / 1e4)]),
    )
    try {
      cache.writer.write(this.#file, JSON.stringify({ schema, vectors }), { mode: 0o600, durable: false })
    } catch (error) {
      // A cache that cannot be written costs a question, nothing else.
      if (!(error instanceof MetierError)) throw error
    }
  }
}

const schema = 'metier.vectors/1'

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

function readKept(fileSystem: FileSystem, file: string): Map<string, Float32Array> {
  const known = new Map<string, Float32Array>()
  try {
    const bytes = readOwnFile(fileSystem, file)
    const data: unknown = bytes === undefined ? undefined : JSON.parse(new TextDecoder().decode(bytes))
    if (!isRecord(data) || data['schema'] !== schema || !isRecord(data['vectors'])) return known
    for (const [key, vector] of Object.entries(data['vectors'])) if (isNumbers(vector)) known.set(key, unit(vector))
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof MetierError)) throw error
  }
  return known
}

/** `data[].embedding`, put into the order of `data[].index` where there is one; undefined where one is missing. */
function vectorsIn(data: unknown, count: number): readonly Float32Array[] | undefined {
  const list: readonly unknown[] = isRecord(data) && Array.isArray(data['data']) ? data['data'] : []
  const vectors: Float32Array[] = []
  for (const [at, each] of list.entries()) {
    if (!isRecord(each) || !isNumbers(each['embedding'])) continue
    const { index, embedding } = each
    vectors[typeof index === 'number' && index >= 0 && index < count ? index : at] = unit(embedding)
  }
  const length = vectors[0]?.length
  const isWhole = vectors.length === count && vectors.every((vector) => vector.length === length)
  return isWhole && Object.keys(vectors).length === count ? vectors : undefined
}

function unit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector)
  return Float32Array.from(vector, (each) => (length === 0 ? 0 : each / length))
}

function isNumbers(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number' && Number.isFinite(each))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
