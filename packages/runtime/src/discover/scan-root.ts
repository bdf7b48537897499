import { join, sep } from 'node:path'
import { MetierError, type Diagnostic, type DirectoryEntry, type EntryKind, type FileSystem } from '@metier/core'
import { discoveryProblem } from './discovery-problem.ts'
import { findFlatSkills } from './find-flat-skills.ts'
import { pathInside } from './path-inside.ts'
import { KeyedList } from './keyed-list.ts'
import { mapBy } from './map-by.ts'
import type { RootPlace } from './root-place.ts'
import type { WalkContext } from './walk-context.ts'
import { targetOf } from './target-of.ts'
import { walkRootAsSkill, walkUnit, type Unit } from './walk-unit.ts'

/** What one root held when it was last looked at. */
export interface RootScan {
  readonly place: RootPlace
  /** Real path; `undefined` when the root does not exist or may not be used. */
  readonly realRoot: string | undefined
  /** Of the root directory, milliseconds since the epoch; `undefined` when it does not exist. */
  readonly modified: number | undefined
  readonly units: ReadonlyMap<string, Unit>
  /** True when the skills are known to stand in the byte order of their directories. */
  readonly isOrdered?: boolean
  /** About the root itself; those of the units stand there. */
  readonly problems: readonly Diagnostic[]
}

export type ContextFor = (place: RootPlace, realRoot: string, known: KnownOfRoot) => WalkContext

interface KnownOfRoot {
  /** Directories without a skill that were looked into and still count. */
  readonly directoriesUsed: number
  /** How many things the root holds, where it was listed just now. */
  readonly children?: number
}

export interface ScanRootOptions {
  readonly fileSystem: FileSystem
  readonly place: RootPlace
  readonly contextFor: ContextFor
  /** Real directories that a project's root may be linked into. */
  readonly allowedTargets: readonly string[]
  /** What is known already; its units are taken over where nothing changed. */
  readonly previous?: RootScan
  /** Walk every unit again, changed or not. */
  readonly fresh?: boolean
  /** Absolute directories in which something happened; the units of others are taken over unseen. */
  readonly heard?: ReadonlySet<string>
}

/**
 * Looks at one root and gives back the very object `previous` when nothing changed. A root that does not
 * exist is normal and silent (checklist SQD-19, BTW-34).
 */
export function scanRoot(options: ScanRootOptions): RootScan {
  const { place, previous } = options
  try {
    const modified = options.fileSystem.stat(place.root.path)?.modified
    if (modified === undefined) return previous?.modified === undefined && previous ? previous : missing(place)
    const isKnown = previous?.modified === modified && options.fresh !== true
    return isKnown ? checkUnits(options, previous) : listRoot(options, modified)
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    const problem = discoveryProblem('file-unreadable', place.root.path, error)
    return { ...missing(place), problems: [problem] }
  }
}

function missing(place: RootPlace): RootScan {
  return { place, realRoot: undefined, modified: undefined, units: new Map(), isOrdered: true, problems: [] }
}

function listRoot(options: ScanRootOptions, modified: number): RootScan {
  const { fileSystem, place, previous } = options
  const { path } = place.root
  const realRoot = fileSystem.realPath(path)
  const entries = fileSystem.list(path)
  if (realRoot === undefined || entries === undefined) return missing(place)
  const escape = findEscape(options, realRoot)
  if (escape) return { ...missing(place), modified, problems: [escape] }

  const known = options.fresh === true || previous?.realRoot !== realRoot ? undefined : previous.units
  const context = options.contextFor(place, realRoot, {
    directoriesUsed: known ? directoriesIn(known.values()) : 0,
    children: entries.length,
  })
  const units: Unit[] = []
  let isPlainRoot = true
  const keep = (unit: Unit | undefined) => {
    if (unit === undefined) return
    units.push(unit)
    if (!isPlain(unit)) isPlainRoot = false
  }
  // A root that somebody named outright may be a single skill.
  if (place.root.scope === 'extra' && entries.some(({ name }) => name === 'SKILL.md')) {
    keep(walkRootAsSkill(context))
    return { place, realRoot, modified, units: byName(units, false), problems: [] }
  }
  const walk = (name: string, kind: EntryKind) => {
    const before = known?.get(name)
    keep(before !== undefined && !hasChanged(fileSystem, before) ? before : walkUnit(context, name, kind))
  }
  const directories: string[] = []
  const others: DirectoryEntry[] = []
  // No `for … of`: it makes an object for each of thousands.
  entries.forEach((entry) => {
    if (entry.kind === 'directory') directories.push(entry.name)
    else others.push(entry)
  })
  // Texts alone are sorted by the engine, without a call of ours for every two of thousands.
  directories.toSorted().forEach((name) => walk(name, 'directory'))
  // Links last: a link to a skill that is here anyway is no second skill.
  others.toSorted(compareNames).forEach(({ name, kind }) => walk(name, kind))
  const isOrdered = isPlainRoot && !surrogate.test(directories.join(''))
  const problems = findFlatSkills(fileSystem, path, others)
  return { place, realRoot, modified, units: byName(units, isPlainRoot), isOrdered, problems }
}

function nameOf({ name }: Unit): string {
  return name
}

function byName(units: readonly Unit[], isPlainRoot: boolean): ReadonlyMap<string, Unit> {
  return isPlainRoot ? new KeyedList(units, nameOf) : mapBy(units, nameOf)
}

/** Where a character of two units is compared, the order of texts is not that of their bytes. */
const surrogate = /[\uD800-\uDFFF]/

/** A skill directly below the root, or nothing, under a name that no other has: two that are not UTF-8 may look alike. */
function isPlain({ listed, links, problems }: Unit): boolean {
  return listed.length === 0 && links.length === 0 && problems.length === 0
}

function compareNames(left: DirectoryEntry, right: DirectoryEntry): number {
  return left.name < right.name ? -1 : 1
}

/** A cloned project must not turn any directory of its user's into skills by a link in place of a root. */
function findEscape({ place, allowedTargets, fileSystem }: ScanRootOptions, realRoot: string): Diagnostic | undefined {
  if (place.boundary === undefined) return undefined
  const realBoundary = fileSystem.realPath(place.boundary) ?? place.boundary
  if ([realBoundary, ...allowedTargets].some((directory) => pathInside(realRoot, directory))) return undefined
  return discoveryProblem('symlink-escapes', place.root.path, `It is a link out of the project, to ${realRoot}.`)
}

function checkUnits(options: ScanRootOptions, previous: RootScan): RootScan {
  const { fileSystem, place } = options
  if (previous.realRoot === undefined) return previous
  let units: Map<string, Unit> | undefined
  let context: WalkContext | undefined
  for (const unit of unitsToCheck(options, previous.units)) {
    if (!hasChanged(fileSystem, unit)) continue
    context ??= options.contextFor(place, previous.realRoot, {
      directoriesUsed: directoriesIn(previous.units.values()),
    })
    context.budget.left += unit.listed.length
    const next = unit.name === '' ? walkRootAsSkill(context) : walkAgain(context, unit.name)
    units ??= new Map(previous.units)
    if (next) units.set(unit.name, next)
    else units.delete(unit.name)
  }
  return units === undefined ? previous : { ...previous, units, isOrdered: false }
}

/** The units that an event was heard of, or all. One edit among ten thousand skills must cost one look. */
function unitsToCheck({ place, heard }: ScanRootOptions, units: ReadonlyMap<string, Unit>): Iterable<Unit> {
  if (heard === undefined) return units.values()
  const prefix = place.root.path + sep
  const touched = new Set<Unit>()
  const touch = (name: string) => {
    const unit = units.get(name)
    if (unit) touched.add(unit)
  }
  // A root that is itself a skill is its own unit, whose name is empty.
  touch('')
  for (const directory of heard) {
    if (directory.startsWith(prefix)) touch(directory.slice(prefix.length).split(sep, 1)[0] ?? '')
  }
  return touched
}

function walkAgain(context: WalkContext, name: string): Unit | undefined {
  const stat = context.fileSystem.statLink(join(context.place.root.path, name))
  return stat && walkUnit(context, name, stat.kind)
}

function directoriesIn(units: Iterable<Unit>): number {
  let count = 0
  for (const unit of units) count += unit.listed.length
  return count
}

/** One stat for each file and each directory that decided something. */
function hasChanged(fileSystem: FileSystem, unit: Unit): boolean {
  return (
    unit.found.some(({ candidate }) => !isStill(fileSystem, candidate.location, candidate)) ||
    unit.listed.some((directory) => !isStill(fileSystem, directory.path, directory)) ||
    unit.links.some(({ path, target }) => targetOf(fileSystem, path) !== target)
  )
}

function isStill(
  fileSystem: FileSystem,
  path: string,
  known: { readonly modified: number; readonly size?: number },
): boolean {
  try {
    const stat = fileSystem.stat(path)
    const modified = stat?.modified ?? 0
    return modified === known.modified && (known.size === undefined || (stat?.size ?? 0) === known.size)
  } catch {
    // What could not be asked for its stamp before is as it was.
    return known.modified === 0
  }
}
