import {
  buildsOn,
  compareBytes,
  createCatalog,
  createStandardJudge,
  createView,
  findPreset,
  updateCatalog,
  withFacts,
  type Candidate,
  type Catalog,
  type CatalogEntry,
  type CatalogView,
  type Clock,
  type FileSystem,
  type Host,
  type ScanFinding,
  type SkillFacts,
  type SkillRoot,
  type StandardJudge,
  type TrustStore,
  type ViewContext,
} from '@metier/core'
import type { CatalogChange, CatalogService, LoadedSkill, LoadOptions, ViewOptions } from '../catalog-service.ts'
import { configurationPaths } from '../config/configuration-paths.ts'
import type { Configuration } from '../configuration.ts'
import { ownerDirectories } from '../discover/find-roots.ts'
import type { Journal } from '../journal.ts'
import type { ScanGate } from '../scan/scan-gate.ts'
import { SettledStamps } from '../scan/settled-stamps.ts'
import type { Listings } from '../listing/open-listings.ts'
import { missingServersOf } from '../mcp-config/missing-servers-of.ts'
import { serversToBlockBy } from '../mcp-config/servers-to-block-by.ts'
import type { CopyDigests } from '../team/staged-copies.ts'
import { directoriesToWatch } from '../watch/directories-to-watch.ts'
import { watchDirectories, type DirectoryWatcher } from '../watch/watch-directories.ts'
import { watchFiles } from '../watch/watch-files.ts'
import { BackgroundJudge } from './background-judge.ts'
import { completeView, type CompleteView } from './complete-view.ts'
import { describeChange } from './describe-change.ts'
import { DiskScanner, type DiskScan } from './disk-scanner.ts'
import { KeptTexts } from './kept-texts.ts'
import { loadSkill } from './load-skill.ts'
import { placesOf } from './places-of.ts'
import { readForJudging } from './read-for-judging.ts'
import { readSkillFile } from './read-skill-file.ts'
import { skillNotActive } from './skill-not-active.ts'
import { unknownSkill } from './unknown-skill.ts'

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
  /** Follow changes on disk without being asked. Off unless told: a command that ends has no use for it. */
  readonly watch?: boolean
  /** Judges what is to leave Metier; asked when `configuration.scanOnLoad` says so. */
  readonly scanGate?: ScanGate
}

/** Milliseconds between two looks at the disk (decisions R-30, Omni's number). */
const shortestInterval = 100

/** A look that takes long is taken more seldom, so that looking never costs more than a twentieth of the time. */
const restFactor = 20

/** Views are remembered for this many contexts of one snapshot. */
const mostViews = 64

const noOptions: ViewOptions = {}

/** Reads the disk once and keeps a snapshot of it that follows every change. */
export function createCatalogService(options: CatalogServiceOptions): CatalogService {
  return new LivingCatalog(options)
}

/** A skill that may be handed out, and the look at its directory that says so. */
interface Found {
  readonly entry: CatalogEntry
  readonly view: CatalogView
  /** Absent for those who may see it in any state, and where a change might not show. */
  readonly stamp?: string
}

class LivingCatalog implements CatalogService {
  readonly #options: CatalogServiceOptions
  readonly #scanner: DiskScanner
  readonly #listeners = new Set<(change: CatalogChange) => void>()
  readonly #views = new Map<string, CatalogView>()
  /** The same by the very object that was asked with, as a connection asks all its life. */
  #viewsOf = new WeakMap<ViewOptions, CatalogView>()
  readonly #copies: CopyDigests = new Map()
  /** Texts that loaded, for the time in which the file on disk is broken. */
  readonly #lastGood = new Map<string, LoadedSkill>()
  readonly #texts = new KeptTexts()
  readonly #stamps: SettledStamps
  /** One for the life of the service: views remember verdicts per judge. */
  readonly #standardErrors: StandardJudge
  #configuration: Configuration
  #mcpServers: readonly string[] | undefined
  #watcher: DirectoryWatcher | undefined
  #background: BackgroundJudge | undefined
  #trusted: string | undefined
  #scan: DiskScan
  #catalog: Catalog
  #nextCheck = 0
  #closed = false

  constructor(options: CatalogServiceOptions) {
    this.#options = options
    this.#stamps = new SettledStamps(options)
    this.#configuration = options.configuration
    this.#trusted = options.trust.stamp?.()
    const { fileSystem, facts, trust, configuration, listings } = options
    const { allowSymlinkRoots, maximumDepth, maximumDirectories } = configuration
    this.#standardErrors = createStandardJudge((location) => readForJudging(fileSystem, location))
    this.#scanner = new DiskScanner({
      fileSystem,
      facts,
      trust,
      findPlaces: () => placesOf({ ...options, configuration: this.#configuration }),
      allowSymlinkRoots,
      maximumDepth,
      maximumDirectories,
      plainMarkdown: findPreset(configuration.preset)?.plainMarkdown === true,
      ...(listings && { listings }),
    })
    this.#scan = this.#timed(() => this.#scanner.scan())
    const { roots, candidates, problems, isOrdered } = this.#scan
    const ordered = isOrdered ? { ordered: candidates } : {}
    this.#catalog = createCatalog({ roots, candidates: candidates.values(), problems, generation: 1, ...ordered })
    if (options.watch === true) this.#watcher = this.#startWatching()
  }

  async watch(): Promise<void> {
    if (this.#closed || this.#watcher !== undefined) return
    this.#watcher = this.#startWatching()
    // What changed before the watch began sends no event.
    this.#check(false)
  }

  snapshot(): Catalog {
    if (this.#options.clock.now() >= this.#nextCheck) this.#check(false)
    return this.#catalog
  }

  refresh(): Catalog {
    this.#check(true)
    return this.#catalog
  }

  view(options: ViewOptions = noOptions): CatalogView {
    const catalog = this.snapshot()
    const known = this.#viewsOf.get(options)
    if (known !== undefined) return known
    const { fileSystem } = this.#options
    const complete = this.#complete(options)
    this.#mcpServers = serversToBlockBy({ fileSystem, configuration: this.#configuration, before: this.#mcpServers })
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
    if (!readsFiles && this.#configuration.mcpPolicy !== 'block') this.#viewsOf.set(options, view)
    return view
  }

  #forgetViews(): void {
    this.#views.clear()
    this.#viewsOf = new WeakMap()
  }

  load(name: string, options: LoadOptions = noOptions): LoadedSkill {
    const { entry, view, stamp } = this.#find(name, options)
    const { location, stale } = entry.candidate
    const remembered = this.#lastGood.get(location)
    if (stale === true && remembered !== undefined) return { ...remembered, entry }
    const kept = stamp === undefined ? undefined : this.#texts.recall(location, stamp)
    // Which servers are missing is in files of the project.
    const asksForServers = (entry.candidate.skill?.mcp.length ?? 0) > 0
    if (kept?.view === view && kept.loaded.entry === entry && !asksForServers) return kept.loaded
    const { fileSystem } = this.#options
    const read = kept?.loaded ?? loadSkill({ fileSystem, entry, anyState: options.anyState === true })
    const loaded = this.#among(view, entry, read)
    if (stale !== true && options.anyState !== true) this.#remember(location, loaded)
    if (stamp !== undefined) this.#texts.keep(location, { stamp, view, loaded })
    return loaded
  }

  /** What was read of a skill, with what depends on the skills and servers around it. */
  #among(view: CatalogView, entry: CatalogEntry, read: LoadedSkill): LoadedSkill {
    const { text, body, resources, resourcesTruncated } = read
    const { fileSystem } = this.#options
    const dependencies = (entry.candidate.skill?.dependencies.length ?? 0) === 0 ? [] : buildsOn(view, entry).names
    const missingServers = missingServersOf(entry, { fileSystem, configuration: this.#configuration })
    return {
      entry,
      text,
      body,
      resources,
      resourcesTruncated,
      ...(dependencies.length > 0 && { dependencies }),
      ...(missingServers && { missingServers }),
    }
  }

  readFile(name: string, path: string, options: LoadOptions = {}): Uint8Array {
    const { entry } = this.#find(name, options)
    return readSkillFile({ fileSystem: this.#options.fileSystem, entry, path })
  }

  onChange(listener: (change: CatalogChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#options.scanGate?.save()
    this.#listeners.clear()
    this.#watcher?.close()
  }

  contextOf(options: ViewOptions = {}): ViewContext {
    this.snapshot()
    return this.#contextOf(this.#complete(options))
  }

  #complete(options: ViewOptions): CompleteView {
    const { fileSystem, journal } = this.#options
    const { projectRoot } = this.#configuration
    const where = { fileSystem, projectRoot, catalog: this.#catalog, copies: this.#copies }
    return completeView(options, { ...where, ...(journal && { journal }) })
  }

  #contextOf({ references, ...options }: CompleteView): ViewContext {
    const { host } = this.#options
    const { catalog: settings, preset, referencesMode: mode } = this.#configuration
    const standardErrors = this.#standardErrors
    const asked = references && { references: { mode, ...references } }
    const mcpServers = this.#mcpServers
    return { host, settings, preset, standardErrors, ...(mcpServers && { mcpServers }), ...options, ...asked }
  }

  #find(name: string, asked: LoadOptions): Found {
    const { anyState, ...who } = asked
    const options = anyState === undefined ? asked : who
    const view = this.view(options)
    const found = view.resolve(name)
    if (found === undefined) throw unknownSkill(name, view)
    // Who only looks is told the state that it has when it is loaded.
    if (anyState === true) return { entry: this.#judge(found, options, undefined, true), view }
    const stamp = this.#stamps.of(found.candidate.directory)
    const entry = this.#judge(found, options, stamp)
    if (entry.state !== 'active') throw skillNotActive(entry, this.#findingsOf(entry))
    // A verdict may bring another directory of that name into force, of which nothing was looked at.
    const isLooked = stamp !== undefined && entry.candidate.location === found.candidate.location
    return { entry, view: entry === found ? view : this.view(options), ...(isLooked && { stamp }) }
  }

  /** What leaves Metier was scanned as it is now (checklist WUN-3); one that is blocked may have been accepted since. */
  #judge(entry: CatalogEntry, options: ViewOptions, stamp: string | undefined, isQuiet = false): CatalogEntry {
    const { scanGate } = this.#options
    if (scanGate === undefined || !this.#configuration.scanOnLoad) return entry
    if (entry.state !== 'active' && entry.state !== 'blocked') return entry
    const { candidate } = entry
    const { digest, verdict } = scanGate.judge(candidate, stamp, isQuiet)
    if (digest === candidate.digest && verdict === candidate.verdict) return entry
    this.#replaceJudged([withFacts(candidate, { digest, verdict })])
    return this.view(options).resolve(entry.name) ?? entry
  }

  #findingsOf({ state, candidate }: CatalogEntry): readonly ScanFinding[] {
    return state === 'blocked' ? (this.#options.scanGate?.findings(candidate) ?? []) : []
  }

  #remember(location: string, loaded: LoadedSkill): void {
    this.#lastGood.delete(location)
    if (this.#lastGood.size >= mostViews) {
      const [oldest] = this.#lastGood.keys()
      if (oldest !== undefined) this.#lastGood.delete(oldest)
    }
    this.#lastGood.set(location, loaded)
  }

  #check(fresh: boolean, heard?: ReadonlySet<string>): void {
    if (this.#closed) return
    this.#takeSettings()
    const trusted = this.#options.trust.stamp?.()
    // Who may run things is found out with the files: another word of the user makes every root a new one.
    const isFresh = fresh || trusted !== this.#trusted
    this.#trusted = trusted
    const scan = this.#timed(() => this.#scanner.scan({ fresh: isFresh, ...(heard && !isFresh && { heard }) }))
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
    this.#forgetViews()
    // Nobody needs to hear that what was in force still is.
    const told = replaced.filter(({ location, verdict }) => {
      return keepsOut(verdict) !== keepsOut(previous.candidates.get(location)?.verdict)
    })
    if (told.length > 0) this.#tell(describeChange(previous, this.#catalog, { replaced: told, removed: [] }))
  }

  /** Who is active may change with the settings alone. */
  #takeSettings(): void {
    const configuration = this.#options.followSettings?.() ?? this.#configuration
    if (configuration === this.#configuration) return
    const before = this.#activeNames()
    this.#configuration = configuration
    this.#forgetViews()
    this.#catalog = updateCatalog(this.#catalog, { roots: this.#catalog.roots })
    const now = this.#activeNames()
    const added = [...now].filter((name) => !before.has(name))
    const removed = [...before].filter((name) => !now.has(name))
    if (added.length + removed.length === 0) return
    this.#tell({ generation: this.#catalog.generation, added, removed, changed: [] })
  }

  #activeNames(): ReadonlySet<string> {
    const { active } = createView(this.#catalog, this.#contextOf({}))
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
    this.#forgetViews()
    if (replaced.length + removed.length === 0) return
    this.#tell(describeChange(previous, this.#catalog, { replaced, removed }))
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

  /** One listener's mistake must not keep the others, or the next snapshot, from coming. */
  #tell(change: CatalogChange): void {
    for (const listener of this.#listeners) {
      try {
        listener(change)
      } catch (error) {
        this.#options.journal?.write('error', 'A listener of catalogue changes failed.', { error: String(error) })
      }
    }
  }

  #timed<Result>(action: () => Result): Result {
    const { clock } = this.#options
    const start = clock.now()
    const result = action()
    const end = clock.now()
    this.#nextCheck = end + Math.max(shortestInterval, (end - start) * restFactor)
    return result
  }

  /** Nobody called, so nobody could catch: what fails here must not end the process. */
  #checkQuietly(heard?: ReadonlySet<string>): void {
    try {
      this.#check(false, heard)
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

/** Verdicts that make a skill blocked. */
function keepsOut(verdict: Candidate['verdict'] | undefined): boolean {
  return verdict === 'block' || verdict === 'incomplete'
}
