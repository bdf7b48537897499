import type { CatalogChange, CatalogService } from '@metier/runtime'

type Listener = (change: CatalogChange) => void

/** A catalogue that is opened when it is first needed: who asks it for anything has waited for `open` before. */
export class OpeningCatalog implements CatalogService {
  readonly #make: () => Promise<CatalogService>
  readonly #listeners = new Set<Listener>()
  #opened: CatalogService | undefined
  #opening: Promise<void> | undefined

  constructor(make: () => Promise<CatalogService>) {
    this.#make = make
  }

  get isOpen(): boolean {
    return this.#opened !== undefined
  }

  /** Rejects with what the catalogue cannot be read for. */
  open(): Promise<void> {
    return (this.#opening ??= this.#begin())
  }

  /** Tells who listens that things are not as they were said to be before it was open. */
  tellAll(): void {
    const { generation } = this.view()
    for (const listener of this.#listeners) listener({ generation, added: [], removed: [], changed: [] })
  }

  snapshot(): ReturnType<CatalogService['snapshot']> {
    return this.#here().snapshot()
  }

  view(...asked: Parameters<CatalogService['view']>): ReturnType<CatalogService['view']> {
    return this.#here().view(...asked)
  }

  contextOf(...asked: Parameters<CatalogService['contextOf']>): ReturnType<CatalogService['contextOf']> {
    return this.#here().contextOf(...asked)
  }

  load(...asked: Parameters<CatalogService['load']>): ReturnType<CatalogService['load']> {
    return this.#here().load(...asked)
  }

  loadSoon(...asked: Parameters<CatalogService['loadSoon']>): ReturnType<CatalogService['loadSoon']> {
    return this.#here().loadSoon(...asked)
  }

  readFile(...asked: Parameters<CatalogService['readFile']>): ReturnType<CatalogService['readFile']> {
    return this.#here().readFile(...asked)
  }

  readFileSoon(...asked: Parameters<CatalogService['readFileSoon']>): ReturnType<CatalogService['readFileSoon']> {
    return this.#here().readFileSoon(...asked)
  }

  refresh(): ReturnType<CatalogService['refresh']> {
    return this.#here().refresh()
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async watch(): Promise<void> {
    await this.open()
    await this.#here().watch?.()
  }

  async close(): Promise<void> {
    // One that is being opened is waited for: it would hold the process.
    await this.#opening?.catch(() => {})
    await this.#opened?.close()
  }

  async #begin(): Promise<void> {
    const catalog = await this.#make()
    catalog.onChange((change) => {
      for (const listener of this.#listeners) listener(change)
    })
    this.#opened = catalog
  }

  #here(): CatalogService {
    if (this.#opened !== undefined) return this.#opened
    throw new Error('The catalogue was asked before it was open.')
  }
}
