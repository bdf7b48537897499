import { join } from 'node:path'
import {
  compareBytes,
  createCatalog,
  createView,
  findPreset,
  updateCatalog,
  type Candidate,
  type Catalog,
  type CatalogView,
  type Clock,
  type FileSystem,
  type Host,
  type SkillFacts,
  type SkillRoot,
  type TrustStore,
  type ViewContext,
} from '@metier/core'
import type { CatalogChange, CatalogService, LoadedSkill, LoadOptions, ViewOptions } from '../catalog-service.ts'
import { configurationPaths } from '../config/configuration-paths.ts'
import type { Configuration } from '../configuration.ts'
import { ownerDirectories } from '../discover/find-roots.ts'
import type { RootScan } from '../discover/scan-root.ts'
import type { Journal } from '../journal.ts'
import { keepsOut } from '../scan/keeps-out.ts'
import type { ScanGate } from '../scan/scan-gate.ts'
import type { Listings } from '../listing/open-listings.ts'
import { directoriesToWatch } from '../watch/directories-to-watch.ts'
import { watchDirectories, type DirectoryWatcher } from '../watch/watch-directories.ts'
import { watchFiles } from '../watch/watch-files.ts'
import { AccessLooks } from './access-looks.ts'
import { BackgroundJudge } from './background-judge.ts'
import { ChangeListeners } from './change-listeners.ts'
import { describeChange } from './describe-change.ts'
import { DiskScanner, type DiskScan, type ScanOptions } from './disk-scanner.ts'
import { KnownPlaces } from './known-places.ts'
import { LivingViews } from './living-views.ts'
import { SkillLoader } from './skill-loader.ts'

export interface CatalogServiceOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly clock: Clock
  readonly trust: TrustStore
  readonly facts: SkillFacts
  readonly configuration: Configuration
  /**
   * The settings now in force, asked at each look at the disk; without it those at the start stay. Bounds of the walk
   * stay in any case.
   */
  readonly followSettings?: () => Configuration
  readonly journal?: Journal
  /** Absolute directory of the skills that ship with the product. */
  readonly bundledSkills?: string
  /** Look here and nowhere else; what tests and embedders use (checklist BTW-67). */
  readonly roots?: readonly SkillRoot[]
  /** What the last command read of the roots; saves reading what has not changed. */
  readonly listings?: Listings
  /** Nobody looks at the disk again: a glance at each skill is enough, and the rest is read when somebody asks for it. */
  readonly glances?: boolean
  /** Follow changes on disk without being asked. Off unless told: a command that ends has no use for it. */
  readonly watch?: boolean
  /** Judges what is to leave Metier; asked when `configuration.scanOnLoad` says so. */
  readonly scanGate?: ScanGate
}

const noOptions: ViewOptions = {}

/** Reads the disk once and keeps a snapshot of it that follows every change. */
export function createCatalogService(options: CatalogServiceOptions): CatalogService {
  return new LivingCatalog(options)
}

class LivingCatalog implements CatalogService {
  readonly #options: CatalogServiceOptions
  readonly #scanner: DiskScanner
  readonly #listeners: ChangeListeners
  readonly #views: LivingViews
  readonly #loader: SkillLoader
  readonly #looks: AccessLooks
  #configuration: Configuration
  #watcher: DirectoryWatcher | undefined
  #background: BackgroundJudge | undefined
  #trusted: string | undefined
  #scan: DiskScan
  #catalog: Catalog
  #closed = false

  constructor(options: CatalogServiceOptions) {
    this.#options = options
    this.#listeners = new ChangeListeners(options.journal)
    this.#configuration = options.configuration
    this.#trusted = options.trust.stamp?.()
    const { fileSystem, facts, trust, configuration, listings } = options
    const { allowSymlinkRoots, maximumDepth, maximumDirectories } = configuration
    this.#views = new LivingViews({
      ...options,
      now: () => ({ catalog: this.#catalog, configuration: this.#configuration }),
    })
    this.#loader = new SkillLoader({
      ...options,
      configuration: () => this.#configuration,
      viewOf: (asked) => this.view(asked),
      onVerdict: (candidate) => this.#replaceJudged([candidate]),
    })
    const places = new KnownPlaces(options)
    this.#scanner = new DiskScanner({
      fileSystem,
      facts,
      trust,
      findPlaces: () => places.under(this.#configuration),
      allowSymlinkRoots,
      maximumDepth,
      maximumDirectories,
      plainMarkdown: findPreset(configuration.preset)?.plainMarkdown === true,
      ...(listings && { listings }),
      ...(options.glances === true && { glances: true }),
    })
    this.#looks = new AccessLooks({ ...options, directories: () => directoriesOf(this.#scanner.scans) })
    this.#scan = this.#looks.timed({}, () => this.#scanner.scan())
    const { roots, candidates, problems, ladder } = this.#scan
    const found = ladder ? { candidates: ladder, ordered: candidates } : { candidates: candidates.values() }
    this.#catalog = createCatalog({ roots, problems, generation: 1, ...found })
    if (options.watch === true) this.#watcher = this.#startWatching()
  }

  async watch(): Promise<void> {
    if (this.#closed || this.#watcher !== undefined) return
    this.#watcher = this.#startWatching()
    // What changed before the watch began sends no event.
    this.#check()
    // Rules that the user writes, or names, while this runs hold from then on; what reads them is there by then.
    await this.#options.scanGate?.prepare({ ahead: true })
  }

  snapshot(): Catalog {
    const look = this.#looks.due(this.#watcher?.heard)
    if (look !== undefined) this.#check(look)
    return this.#catalog
  }

  refresh(): Catalog {
    this.#check({ fresh: true })
    return this.#catalog
  }

  view(options: ViewOptions = noOptions): CatalogView {
    this.snapshot()
    return this.#views.of(options)
  }

  contextOf(options: ViewOptions = noOptions): ViewContext {
    this.snapshot()
    return this.#views.contextOf(options)
  }

  load(name: string, options: LoadOptions = noOptions): LoadedSkill {
    return this.#loader.load(name, options)
  }

  loadSoon(name: string, options: LoadOptions = noOptions): Promise<LoadedSkill> {
    return this.#loader.loadSoon(name, options)
  }

  readFile(name: string, path: string, options: LoadOptions = noOptions): Uint8Array {
    return this.#loader.readFile(name, path, options)
  }

  readFileSoon(name: string, path: string, options: LoadOptions = noOptions): Promise<Uint8Array> {
    return this.#loader.readFileSoon(name, path, options)
  }

  onChange(listener: (change: CatalogChange) => void): () => void {
    return this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#options.scanGate?.save()
    this.#listeners.clear()
    this.#watcher?.close()
  }

  #check(look: ScanOptions = {}): void {
    if (this.#closed) return
    this.#takeSettings()
    const trusted = this.#options.trust.stamp?.()
    // Who may run things is found out with the files: another word of the user makes every root a new one.
    const options = trusted === this.#trusted ? look : { fresh: true }
    this.#trusted = trusted
    const scan = this.#looks.timed(options, () => this.#scanner.scan(options))
    if (scan !== this.#scan) {
      const before = this.#scan
      this.#scan = scan
      this.#swap(before, scan)
    }
    this.#replaceJudged(this.#options.scanGate?.reconsider(this.#catalog.candidates.values()) ?? [])
  }

  /** Verdicts that were found, or changed by a word of the user, since the snapshot was made. */
  #replaceJudged(replaced: readonly Candidate[]): void {
    if (replaced.length === 0) return
    const previous = this.#catalog
    this.#catalog = updateCatalog(previous, { replaced })
    this.#views.forget()
    // Nobody needs to hear that what was in force still is.
    const told = replaced.filter(({ location, verdict }) => {
      return keepsOut(verdict) !== keepsOut(previous.candidates.get(location)?.verdict)
    })
    if (told.length > 0) this.#listeners.tell(describeChange(previous, this.#catalog, { replaced: told, removed: [] }))
  }

  /** Who is active may change with the settings alone. */
  #takeSettings(): void {
    const configuration = this.#options.followSettings?.() ?? this.#configuration
    if (configuration === this.#configuration) return
    const before = this.#activeNames()
    this.#configuration = configuration
    this.#views.forget()
    this.#catalog = updateCatalog(this.#catalog, { roots: this.#catalog.roots })
    const now = this.#activeNames()
    const added = [...now].filter((name) => !before.has(name))
    const removed = [...before].filter((name) => !now.has(name))
    if (added.length + removed.length === 0) return
    this.#listeners.tell({ generation: this.#catalog.generation, added, removed, changed: [] })
  }

  #activeNames(): ReadonlySet<string> {
    const { active } = createView(this.#catalog, this.#views.plainContext())
    return new Set(active.map(({ name }) => name).toSorted(compareBytes))
  }

  #swap(before: DiskScan, now: DiskScan): void {
    const replaced: Candidate[] = []
    for (const [location, candidate] of now.candidates) {
      if (before.candidates.get(location) !== candidate) replaced.push(candidate)
    }
    const removed = [...before.candidates.keys()].filter((location) => !now.candidates.has(location))
    const previous = this.#catalog
    this.#catalog = updateCatalog(previous, {
      replaced,
      removed,
      ...(now.problems !== before.problems && { problems: now.problems }),
      ...(now.roots !== before.roots && { roots: now.roots }),
    })
    if (this.#catalog === previous) return
    this.#views.forget()
    if (replaced.length + removed.length === 0) return
    this.#listeners.tell(describeChange(previous, this.#catalog, { replaced, removed }))
    this.#judgeSoon(replaced)
  }

  /** On a server what changed is judged at once, so that listings know before somebody asks for it. */
  #judgeSoon(replaced: readonly Candidate[]): void {
    const { scanGate, journal } = this.#options
    if (scanGate === undefined || this.#watcher === undefined || !this.#configuration.scanOnLoad) return
    this.#background ??= new BackgroundJudge({
      scanGate,
      current: (location) => (this.#closed ? undefined : this.#catalog.candidates.get(location)),
      onVerdict: (candidate) => this.#replaceJudged([candidate]),
      ...(journal && { journal }),
    })
    this.#background.add(replaced.map(({ location }) => location))
  }

  /** Nobody called, so nobody could catch: what fails here must not end the process. */
  #checkQuietly(heard?: ReadonlySet<string>): void {
    try {
      this.#check(heard && { heard })
    } catch (error) {
      this.#options.journal?.write('error', 'Looking for changes failed.', { error: String(error) })
    }
  }

  #startWatching(): DirectoryWatcher {
    const { fileSystem, host, journal, roots, followSettings } = this.#options
    const configuration = this.#configuration
    const owners = roots ? [] : ownerDirectories(configuration)
    const { user, project } = configurationPaths({ host, projectRoot: configuration.projectRoot })
    const settings = followSettings === undefined ? [] : [user, project]
    return watchDirectories({
      directories: () =>
        watchFiles(directoriesToWatch({ fileSystem, scans: this.#scanner.scans, owners }), settings, fileSystem),
      debounce: configuration.watchDebounceMs,
      onChange: (heard) => this.#checkQuietly(heard),
      ...(journal && { journal }),
    })
  }
}

/** Of all that was found, each directory that is looked at alone when something is heard of it. */
function* directoriesOf(scans: readonly RootScan[]): Iterable<string> {
  for (const { place, units } of scans) {
    for (const name of units.keys()) yield join(place.root.path, name)
  }
}
