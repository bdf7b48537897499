import {
  createStandardJudge,
  createView,
  type Catalog,
  type CatalogView,
  type FileSystem,
  type Host,
  type StandardJudge,
  type ViewContext,
} from '@metier/core'
import type { ViewOptions } from '../catalog-service.ts'
import type { Configuration } from '../configuration.ts'
import type { Journal } from '../journal.ts'
import { serversToBlockBy } from '../mcp-config/servers-to-block-by.ts'
import type { CopyDigests } from '../team/staged-copies.ts'
import { completeView, type CompleteView } from './complete-view.ts'
import { readForJudging } from './read-for-judging.ts'

export interface LivingViewsOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly journal?: Journal
  /** Catalogue and settings that are in force now. */
  readonly now: () => { readonly catalog: Catalog; readonly configuration: Configuration }
}

/** Views are remembered for this many contexts of one snapshot. */
const mostViews = 64

/** The view of the current catalogue for each context: built once, and kept until something changes. */
export class LivingViews {
  readonly #options: LivingViewsOptions
  readonly #views = new Map<string, CatalogView>()
  /** The same by the object that was asked with: a connection asks with one and the same all its life. */
  #viewsOf = new WeakMap<ViewOptions, CatalogView>()
  readonly #copies: CopyDigests = new Map()
  /** One for the life of the service: views remember verdicts per judge. */
  readonly #standardErrors: StandardJudge
  #mcpServers: readonly string[] | undefined

  constructor(options: LivingViewsOptions) {
    this.#options = options
    this.#standardErrors = createStandardJudge((location) => readForJudging(options.fileSystem, location))
  }

  of(options: ViewOptions): CatalogView {
    const known = this.#viewsOf.get(options)
    if (known !== undefined) return known
    const { fileSystem, now } = this.#options
    const { catalog, configuration } = now()
    const complete = this.#complete(options)
    this.#mcpServers = serversToBlockBy({ fileSystem, configuration, before: this.#mcpServers })
    const key = JSON.stringify([complete, this.#mcpServers])
    let view = this.#views.get(key)
    if (view === undefined) {
      view = createView(catalog, this.#contextOf(complete))
      if (this.#views.size >= mostViews) this.#views.clear()
      this.#views.set(key, view)
    }
    // What files of a role, a room or a plan say, and which servers there are, is looked up each time.
    const { role, room, plan } = options
    const readsFiles = [role, room, plan].some((named) => named !== undefined)
    if (!readsFiles && configuration.mcpPolicy !== 'block') this.#viewsOf.set(options, view)
    return view
  }

  contextOf(options: ViewOptions): ViewContext {
    return this.#contextOf(this.#complete(options))
  }

  /** The context of a caller that names no role, room or plan: no files of such are looked up. */
  plainContext(): ViewContext {
    return this.#contextOf({})
  }

  forget(): void {
    this.#views.clear()
    this.#viewsOf = new WeakMap()
  }

  #complete(options: ViewOptions): CompleteView {
    const { fileSystem, journal, now } = this.#options
    const { catalog, configuration } = now()
    const where = { fileSystem, projectRoot: configuration.projectRoot, catalog, copies: this.#copies }
    return completeView(options, { ...where, ...(journal && { journal }) })
  }

  #contextOf({ references, ...options }: CompleteView): ViewContext {
    const { host, now } = this.#options
    const { catalog: settings, preset, referencesMode: mode } = now().configuration
    const standardErrors = this.#standardErrors
    const asked = references && { references: { mode, ...references } }
    const mcpServers = this.#mcpServers
    return { host, settings, preset, standardErrors, ...(mcpServers && { mcpServers }), ...options, ...asked }
  }
}
