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

/** A skill that was asked for, as the catalogue has it, and a look at its directory. */
interface Look {
  readonly found: CatalogEntry
  readonly view: CatalogView
  readonly options: ViewOptions
  readonly anyState: boolean
  /** Absent where a change might not show, and for those who see it in any state. */
  readonly stamp: string | undefined
}

/** `isQuiet`: what is blocked is told by its state, and not thrown. */
interface Judging {
  readonly stamp?: string | undefined
  readonly isQuiet?: boolean
}

/** A skill that may be handed out, and the look at its directory that says so. */
interface Found {
  readonly entry: CatalogEntry
  readonly view: CatalogView
  /** Absent for those who may see it in any state, and where a change might not show. */
  readonly stamp?: string
}

/** Skills whose last good text is kept, for the time in which somebody who edits them has broken them on disk. */
const mostGood = 64
/** How often another thread judges a skill for one caller while it is being written to. */
const mostLooks = 5

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
    return this.#load(this.#find(this.#look(name, options)), options)
  }

  /** As `load`, with large skills judged elsewhere, see `ScanGate.pending`. */
  loadSoon(name: string, options: LoadOptions): Promise<LoadedSkill> {
    return this.#soon(name, options, (look) => this.#load(this.#find(look), options))
  }

  readFile(name: string, path: string, options: LoadOptions): Uint8Array {
    return this.#read(this.#find(this.#look(name, options)), path)
  }

  readFileSoon(name: string, path: string, options: LoadOptions): Promise<Uint8Array> {
    return this.#soon(name, options, (look) => this.#read(this.#find(look), path))
  }

  #load({ entry, view, stamp }: Found, options: LoadOptions): LoadedSkill {
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

  #read({ entry }: Found, path: string): Uint8Array {
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

  #look(name: string, asked: LoadOptions): Look {
    const { viewOf } = this.#options
    const { anyState = false, ...who } = asked
    const options = asked.anyState === undefined ? asked : who
    const view = viewOf(options)
    const found = view.resolve(name)
    if (found === undefined) throw unknownSkill(name, view)
    return { found, view, options, anyState, stamp: anyState ? undefined : this.#stamps.of(found.candidate.directory) }
  }

  /**
   * A look is used in the turn in which it was taken: nothing may come between it and what is handed out. Who writes to
   * a skill all the time has it judged here in the end.
   */
  async #soon<Result>(name: string, asked: LoadOptions, use: (look: Look) => Result): Promise<Result> {
    for (let left = mostLooks; left > 0; left -= 1) {
      const look = this.#look(name, asked)
      const pending = this.#pending(look)
      if (pending === undefined) return use(look)
      if (!(await pending)) break
    }
    return use(this.#look(name, asked))
  }

  #pending({ found, stamp }: Look): Promise<boolean> | undefined {
    return this.#isJudged(found) ? this.#options.scanGate?.pending(found.candidate, stamp) : undefined
  }

  #find({ found, view, options, anyState, stamp }: Look): Found {
    // To look at a skill is to be told the state that loading it would find.
    if (anyState) return { entry: this.#judge(found, options, { isQuiet: true }), view }
    const entry = this.#judge(found, options, { stamp })
    if (entry.state !== 'active') throw skillNotActive(entry, this.#findingsOf(entry))
    // A verdict may bring another directory of that name into force, of which nothing was looked at.
    const isLooked = stamp !== undefined && entry.candidate.location === found.candidate.location
    return { entry, view: entry === found ? view : this.#options.viewOf(options), ...(isLooked && { stamp }) }
  }

  /** What leaves Metier was scanned as it is now (checklist WUN-3); one that is blocked may have been accepted since. */
  #judge(entry: CatalogEntry, options: ViewOptions, { stamp, isQuiet = false }: Judging): CatalogEntry {
    const { scanGate, viewOf, onVerdict } = this.#options
    if (scanGate === undefined) return entry
    let judged = entry
    for (let left = mostLooks; left > 0 && this.#isJudged(judged); left -= 1) {
      const { candidate } = judged
      const facts = scanGate.judge(candidate, judged === entry ? stamp : undefined, isQuiet)
      if (facts.digest === candidate.digest && facts.verdict === candidate.verdict) return judged
      onVerdict(withFacts(candidate, facts))
      // The files may have been read anew since this was looked up: a verdict for what is gone binds nobody, and another
      // candidate stands there now, of which nothing is known.
      judged = viewOf(options).resolve(entry.name) ?? judged
      if (judged.candidate === candidate) break
    }
    // Files that change faster than they are judged: what is blocked by now does not leave either.
    if (!isQuiet && this.#isJudged(judged)) scanGate.check(judged.candidate)
    return judged
  }

  #isJudged({ state }: CatalogEntry): boolean {
    return this.#options.configuration().scanOnLoad && (state === 'active' || state === 'blocked')
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
