import {
  buildsOn,
  withFacts,
  type Candidate,
  type CatalogEntry,
  type CatalogView,
  type Clock,
  type FileSystem,
  type ScanFinding,
} from '@metier/core'
import type { LoadedSkill, LoadOptions, ViewOptions } from '../catalog-service.ts'
import type { Configuration } from '../configuration.ts'
import { missingServersOf } from '../mcp-config/missing-servers-of.ts'
import type { ScanGate } from '../scan/scan-gate.ts'
import { SettledStamps } from '../scan/settled-stamps.ts'
import { KeptTexts } from './kept-texts.ts'
import { loadSkill } from './load-skill.ts'
import { readSkillFile } from './read-skill-file.ts'
import { skillNotActive } from './skill-not-active.ts'
import { unknownSkill } from './unknown-skill.ts'

export interface SkillLoaderOptions {
  readonly fileSystem: FileSystem
  readonly clock: Clock
  /** The settings now in force. */
  readonly configuration: () => Configuration
  readonly viewOf: (options: ViewOptions) => CatalogView
  /** Judges what is to leave Metier; asked when `configuration.scanOnLoad` says so. */
  readonly scanGate?: ScanGate
  /** Called with a candidate that was judged otherwise than it stands in the catalogue; the next view knows it. */
  readonly onVerdict: (candidate: Candidate) => void
}

/** A skill that may be handed out, and the look at its directory that says so. */
interface Found {
  readonly entry: CatalogEntry
  readonly view: CatalogView
  /** Absent for those who may see it in any state, and where a change might not show. */
  readonly stamp?: string
}

/** Texts that loaded, of so many skills: some are broken on disk while somebody edits them. */
const mostGood = 64

/** Hands out texts and files of skills that may be handed out, as they are on disk now. */
export class SkillLoader {
  readonly #options: SkillLoaderOptions
  /** Texts that loaded, for the time in which the file on disk is broken. */
  readonly #lastGood = new Map<string, LoadedSkill>()
  readonly #texts = new KeptTexts()
  readonly #stamps: SettledStamps

  constructor(options: SkillLoaderOptions) {
    this.#options = options
    this.#stamps = new SettledStamps(options)
  }

  load(name: string, options: LoadOptions): LoadedSkill {
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

  readFile(name: string, path: string, options: LoadOptions): Uint8Array {
    const { entry } = this.#find(name, options)
    return readSkillFile({ fileSystem: this.#options.fileSystem, entry, path })
  }

  /** What was read of a skill, with what depends on the skills and servers around it. */
  #among(view: CatalogView, entry: CatalogEntry, read: LoadedSkill): LoadedSkill {
    const { text, body, resources, resourcesTruncated } = read
    const { fileSystem, configuration } = this.#options
    const dependencies = (entry.candidate.skill?.dependencies.length ?? 0) === 0 ? [] : buildsOn(view, entry).names
    const missingServers = missingServersOf(entry, { fileSystem, configuration: configuration() })
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

  #find(name: string, asked: LoadOptions): Found {
    const { viewOf } = this.#options
    const { anyState, ...who } = asked
    const options = anyState === undefined ? asked : who
    const view = viewOf(options)
    const found = view.resolve(name)
    if (found === undefined) throw unknownSkill(name, view)
    // Who only looks is told the state that it has when it is loaded.
    if (anyState === true) return { entry: this.#judge(found, options, undefined, true), view }
    const stamp = this.#stamps.of(found.candidate.directory)
    const entry = this.#judge(found, options, stamp)
    if (entry.state !== 'active') throw skillNotActive(entry, this.#findingsOf(entry))
    // A verdict may bring another directory of that name into force, of which nothing was looked at.
    const isLooked = stamp !== undefined && entry.candidate.location === found.candidate.location
    return { entry, view: entry === found ? view : viewOf(options), ...(isLooked && { stamp }) }
  }

  /** What leaves Metier was scanned as it is now (checklist WUN-3); one that is blocked may have been accepted since. */
  #judge(entry: CatalogEntry, options: ViewOptions, stamp: string | undefined, isQuiet = false): CatalogEntry {
    const { scanGate, configuration, viewOf, onVerdict } = this.#options
    if (scanGate === undefined || !configuration().scanOnLoad) return entry
    if (entry.state !== 'active' && entry.state !== 'blocked') return entry
    const { candidate } = entry
    const { digest, verdict } = scanGate.judge(candidate, stamp, isQuiet)
    if (digest === candidate.digest && verdict === candidate.verdict) return entry
    onVerdict(withFacts(candidate, { digest, verdict }))
    return viewOf(options).resolve(entry.name) ?? entry
  }

  #findingsOf({ state, candidate }: CatalogEntry): readonly ScanFinding[] {
    return state === 'blocked' ? (this.#options.scanGate?.findings(candidate) ?? []) : []
  }

  #remember(location: string, loaded: LoadedSkill): void {
    this.#lastGood.delete(location)
    if (this.#lastGood.size >= mostGood) {
      const [oldest] = this.#lastGood.keys()
      if (oldest !== undefined) this.#lastGood.delete(oldest)
    }
    this.#lastGood.set(location, loaded)
  }
}
