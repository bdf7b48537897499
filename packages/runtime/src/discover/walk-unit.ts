import { basename, dirname, join } from 'node:path'
import {
  MetierError,
  type Candidate,
  type Diagnostic,
  type DirectoryEntry,
  type EntryKind,
  type FileHead,
  type FileSystem,
} from '@metier/core'
import { discoveryProblem } from './discovery-problem.ts'
import { pathInside } from './path-inside.ts'
import { targetOf } from './target-of.ts'
import type { FreshCandidate, ListingRow } from '../listing/listing-row.ts'
import { plainUnit } from './plain-unit.ts'
import { skillHead } from './skill-head.ts'
import { readCandidate, unreadableCandidate } from './read-candidate.ts'
import type { WalkContext } from './walk-context.ts'

/** A skill found, and where it really is. */
export interface FoundSkill {
  readonly candidate: Candidate
  readonly realDirectory: string
  /** Was it reached through a link? The directory itself comes before a link to it. */
  readonly linked: boolean
  /** For the listing: the row it was made of, or what a row can be made of. */
  readonly origin?: ListingRow | FreshCandidate
}

/** A directory whose listing decided something: when it changes, the unit is walked again. */
export interface ListedDirectory {
  readonly path: string
  readonly modified: number
}

/** A link to a directory that was looked at, followed or not: where it led decided something. */
export interface SeenLink {
  readonly path: string
  /** Real path; `undefined` for a link to nothing. */
  readonly target: string | undefined
}

/** What lies below one child of a root. */
export interface Unit {
  readonly name: string
  /** Set where one skill, reached without a link, is all there is. */
  readonly only?: FoundSkill
  readonly found: readonly FoundSkill[]
  readonly listed: readonly ListedDirectory[]
  readonly links: readonly SeenLink[]
  readonly problems: readonly Diagnostic[]
}

const skipped = new Set(['.git', 'node_modules'])

/** Walks one child of a root: a skill, or a directory of skills, down to the bound. */
export function walkUnit(context: WalkContext, name: string, kind: EntryKind): Unit | undefined {
  if (skipped.has(name)) return undefined
  const directory = context.prefix + name
  if (controls.test(name)) return { ...emptyUnit, name, problems: [unusablePath(directory)] }
  const isContainer = context.place.containers.includes(name)
  const plain = kind === 'directory' && !isContainer ? plainUnit(context, name) : undefined
  if (plain !== undefined) return plain
  const walk = new UnitWalk(context)
  if (kind === 'symlink') walk.link(directory, context.realRoot, 1)
  else if (kind !== 'directory') return undefined
  else if (isContainer) walk.container(directory)
  else walk.visit(directory, join(context.realRoot, name), 1)
  return walk.unit(name)
}

const nothing: readonly never[] = []
const emptyUnit = { found: nothing, listed: nothing, links: nothing, problems: nothing }

/**
 * A line break in a path would let a directory write lines of its own into lists and prompts. U+FFFD stands for bytes
 * that are no UTF-8: Node cannot open such a path again.
 */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]/

function unusablePath(path: string): Diagnostic {
  const shown = JSON.stringify(path)
  return discoveryProblem(
    'unusable-path',
    shown,
    `The name of ${shown} holds a control character or is not UTF-8; it is passed over.`,
  )
}

/** The root itself as a skill, for a root that was named one by one. */
export function walkRootAsSkill(context: WalkContext): Unit {
  const walk = new UnitWalk(context)
  walk.visit(context.place.root.path, context.realRoot, 0)
  return walk.unit('')
}

interface SkillFile {
  readonly directory: string
  /** Where the directory really is. */
  readonly realDirectory: string
  readonly fileName: 'SKILL.md' | 'skill.md'
}

class UnitWalk {
  readonly #context: WalkContext
  readonly #found: FoundSkill[] = []
  readonly #listed: ListedDirectory[] = []
  readonly #links: SeenLink[] = []
  readonly #problems: Diagnostic[] = []
  readonly #seen = new Set<string>()
  #linked = false

  constructor(context: WalkContext) {
    this.#context = context
  }

  unit(name: string): Unit {
    return { name, found: this.#found, listed: this.#listed, links: this.#links, problems: this.#problems }
  }

  /** A directory that really is where it seems to be, or that a checked link led to. */
  visit(directory: string, realDirectory: string, depth: number): void {
    this.#seen.add(realDirectory)
    // Most children of a root are skills: one attempt to open the file is cheaper than a look at the directory.
    if (this.#take({ directory, realDirectory, fileName: 'SKILL.md' })) return
    this.#descend(directory, realDirectory, depth)
  }

  /** A name that holds skills of another rung: its children are found there, itself only if it is a skill. */
  container(directory: string): void {
    const reserved = discoveryProblem(
      'reserved-name',
      directory,
      `${basename(directory)} is a directory of skills and a skill at once.`,
    )
    const realDirectory = join(this.#context.realRoot, basename(directory))
    this.#take({ directory, realDirectory, fileName: 'SKILL.md' }, [reserved])
  }

  /** A link to a directory is followed only to where this root, or the user, lets it lead (decisions R-17a). */
  link(path: string, realParent: string, depth: number): void {
    const { fileSystem, realRoot, allowedTargets, otherRoots } = this.#context
    const target = targetOf(fileSystem, path)
    this.#links.push({ path, target })
    if (target === undefined) {
      this.#problems.push(discoveryProblem('broken-link', path, 'The link leads nowhere.'))
      return
    }
    if (kindOf(fileSystem, target) !== 'directory') return
    if (this.#seen.has(target) || pathInside(realParent, target)) return
    const isAllowed = [realRoot, ...allowedTargets].some((root) => pathInside(target, root))
    if (isAllowed) this.#followed(() => this.visit(path, target, depth))
    else if (!otherRoots.some((root) => pathInside(target, root))) {
      this.#problems.push(
        discoveryProblem('symlink-escapes', path, `The link leads out of its directory of skills, to ${target}.`),
      )
    }
  }

  #followed(visit: () => void): void {
    const before = this.#linked
    this.#linked = true
    visit()
    this.#linked = before
  }

  #take({ directory, realDirectory, fileName }: SkillFile, diagnostics?: readonly Diagnostic[]): boolean {
    const location = join(directory, fileName)
    try {
      let head = this.#context.fileSystem.readHead(location, skillHead.limit, skillHead.options)
      if (head === undefined) return false
      if (head.stat.kind === 'symlink') head = this.#throughLink(location, realDirectory)
      if (head === undefined) return true
      const candidate = readCandidate(this.#context, {
        directory,
        location,
        head,
        ...(diagnostics !== undefined && { diagnostics }),
      })
      this.#found.push({ candidate, realDirectory, linked: this.#linked })
    } catch (error) {
      this.#refuse(location, realDirectory, unreadable(location, error))
    }
    return true
  }

  /** A SKILL.md may be a link within its own skill; any other would put a stranger's choice of file into a prompt. */
  #throughLink(location: string, realDirectory: string): FileHead | undefined {
    const { fileSystem, allowedTargets } = this.#context
    const target = fileSystem.realPath(location)
    const isAllowed =
      target !== undefined && [realDirectory, ...allowedTargets].some((root) => pathInside(target, root))
    if (isAllowed) return fileSystem.readHead(target, skillHead.limit)
    const problem =
      target === undefined
        ? discoveryProblem('broken-link', location, 'The link points to nothing.')
        : discoveryProblem('symlink-escapes', location, `The link leads out of the skill, to ${target}.`)
    this.#refuse(location, realDirectory, { ...problem, severity: 'error' })
    return undefined
  }

  #refuse(location: string, realDirectory: string, diagnostic: Diagnostic): void {
    const candidate = unreadableCandidate(this.#context, { directory: dirname(location), location, diagnostic })
    this.#found.push({ candidate, realDirectory, linked: this.#linked })
  }

  #descend(directory: string, realDirectory: string, depth: number): void {
    const entries = this.#list(directory)
    if (entries === undefined) return
    if (
      entries.some(({ name }) => name === 'skill.md') &&
      this.#take({ directory, realDirectory, fileName: 'skill.md' })
    )
      return
    const inner = entries.filter(
      ({ name, kind }) => (kind === 'directory' || kind === 'symlink') && !skipped.has(name) && !controls.test(name),
    )
    if (inner.length > 0 && depth >= this.#context.maximumDepth) {
      this.#bounded(directory, `Skills more than ${this.#context.maximumDepth} directories deep are not looked for.`)
      return
    }
    // Links last: what is really here is then known, and a link to it is no second skill.
    for (const { name, kind } of inner) {
      if (kind === 'directory') this.visit(join(directory, name), join(realDirectory, name), depth + 1)
    }
    for (const { name, kind } of inner) {
      if (kind === 'symlink') this.link(join(directory, name), realDirectory, depth + 1)
    }
  }

  #list(directory: string): readonly DirectoryEntry[] | undefined {
    const { fileSystem, budget } = this.#context
    if (budget.left <= 0) {
      if (budget.left === 0) this.#bounded(this.#context.place.root.path, 'Too many directories without a skill.')
      budget.left = -1
      return undefined
    }
    budget.left -= 1
    try {
      // The time is taken before the look: a change in between is then seen as one.
      const modified = fileSystem.stat(directory)?.modified
      const entries = fileSystem.list(directory)
      if (modified === undefined || entries === undefined) return undefined
      this.#listed.push({ path: directory, modified })
      return entries.toSorted((left, right) => (left.name < right.name ? -1 : 1))
    } catch (error) {
      this.#unreadable(directory, error)
      return undefined
    }
  }

  #bounded(path: string, message: string): void {
    this.#problems.push(discoveryProblem('walk-bounded', path, message))
  }

  #unreadable(path: string, error: unknown): void {
    this.#problems.push(unreadable(path, error))
  }
}

/** The disk's own words; anything but a fault of the disk is a mistake of ours and goes on. */
function unreadable(path: string, error: unknown): Diagnostic {
  if (!(error instanceof MetierError)) throw error
  return discoveryProblem('file-unreadable', path, error)
}

function kindOf(fileSystem: FileSystem, path: string): EntryKind | undefined {
  try {
    return fileSystem.stat(path)?.kind
  } catch {
    return undefined
  }
}
