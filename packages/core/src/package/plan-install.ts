import { formatRefusal } from './format-refusal.ts'
import type {
  IncomingSkill,
  InstallPlace,
  InstallPlan,
  InstallRefusal,
  InstallStep,
  PresentThing,
} from './install-plan.ts'
import { collisionKey } from './collision-key.ts'
import type { LockEntry, LockFile } from './lock-file.ts'
import { previousOf } from './previous-of.ts'
import { recordedPlaces, type PlaceToRecord } from './recorded-places.ts'

export interface PlanInstallOptions {
  readonly incoming: readonly IncomingSkill[]
  /** The first holds the files. */
  readonly places: readonly [InstallPlace, ...InstallPlace[]]
  readonly lock: LockFile
  /** What stands at a path now. */
  readonly present: (path: string) => PresentThing | undefined
  /** Does a folder hold what its digest says nothing of, and no copy of it has? It is moved aside with that. */
  readonly holdsMore?: (path: string) => boolean
  /** Replace what is from elsewhere or was changed here; it is moved aside, never thrown away. */
  readonly overwrite: boolean
  /** Where an agent has a copy and a link would do, it keeps one: a lock does not say which was wanted. */
  readonly keepCopies?: boolean
  /** Where the lock has a skill besides: it is the same files everywhere. */
  readonly besides?: (known: LockEntry) => readonly InstallPlace[]
  /** What the lock is to say of the first place. */
  readonly record?: PlaceToRecord
  /** Absolute path of a skill within a root, and where a link from one place to the first leads. */
  readonly paths: {
    readonly directory: (root: string, name: string) => string
    readonly linkTo: (from: string, to: string) => string
  }
}

/**
 * What has to be done so that these skills are in these places. Replaces only what the lock says came from the same
 * source and nobody changed since; anything else is refused with a way out (checklist BTW-55, decisions R-50).
 */
export function planInstall(options: PlanInstallOptions): InstallPlan {
  const { incoming, places, lock, paths } = options
  const steps: InstallStep[] = []
  const homes = incoming.map(({ name }) => paths.directory(places[0].root, name))
  const refusals: InstallRefusal[] = [...namesakes(options, homes)]
  const entries = new Map<string, LockEntry>()
  for (const [at, skill] of incoming.entries()) {
    const home = homes[at] ?? ''
    for (const place of [...places, ...placesBesides(skill, options)]) {
      const path = place === places[0] ? home : paths.directory(place.root, skill.name)
      const found = stepFor({ skill, place, path, home, options })
      if ('why' in found) refusals.push(found)
      else steps.push(found)
    }
    entries.set(skill.name, mergeEntry(lock.skills.get(skill.name), skill, options))
  }
  return { steps, refusals, entries }
}

function placesBesides(
  { name }: IncomingSkill,
  { lock, places, besides }: PlanInstallOptions,
): readonly InstallPlace[] {
  const known = lock.skills.get(name)
  const others = known === undefined ? [] : (besides?.(known) ?? [])
  return others.filter(({ root }) => places.every((place) => place.root !== root))
}

interface StepQuestion {
  readonly skill: IncomingSkill
  readonly place: InstallPlace
  readonly path: string
  readonly home: string
  readonly options: PlanInstallOptions
}

function stepFor({ skill, place, path, home, options }: StepQuestion): InstallStep | InstallRefusal {
  const { present, lock, overwrite, paths } = options
  const { name } = skill
  const thing = present(path)
  const isCopy = options.keepCopies === true && place.form === 'link' && thing?.kind === 'directory'
  const form = isCopy ? 'copy' : place.form
  const step = (action: InstallStep['action'], backup = false): InstallStep => ({ name, path, form, action, backup })
  if (thing === undefined) return step('create')
  if (form === 'link' && thing.kind === 'link') {
    return step(thing.target === paths.linkTo(path, home) ? 'keep' : 'replace')
  }
  if (form !== 'link' && thing.kind === 'directory' && thing.digest === skill.digest) return step('keep')
  const known = lock.skills.get(name)
  const isOurs = isFrom(known, thing)
  // A link where the files belong is a person's, who works on the skill somewhere else.
  const isLosing = (): boolean =>
    thing.kind === 'link' ? form === 'files' : !isOurs || options.holdsMore?.(path) === true
  const isSame = known !== undefined && isSameSource(known, skill.entry)
  if (overwrite || (isOurs && isSame)) return step('replace', isLosing())
  const why = known === undefined ? 'not-ours' : isSame ? 'changed-here' : 'other-source'
  return formatRefusal({ name, path, why, ...(known && { known: known.source }), source: skill.entry.source })
}

/** Did the entry put there what stands there? */
function isFrom(known: LockEntry | undefined, thing: PresentThing): boolean {
  if (thing.kind === 'link') return true
  return thing.kind === 'directory' && known?.digest !== undefined && thing.digest === known.digest
}

/** Another ref or version of a source is the same source. */
function isSameSource(left: LockEntry, right: LockEntry): boolean {
  return left.source === right.source && (left.as ?? left.skillPath) === (right.as ?? right.skillPath)
}

/** On some disks two names of one key are one directory. */
function namesakes({ incoming }: PlanInstallOptions, homes: readonly string[]): readonly InstallRefusal[] {
  const first = new Map<string, string>()
  return incoming.flatMap(({ name, entry }, at) => {
    const key = collisionKey(homes[at] ?? name)
    const before = first.get(key)
    first.set(key, before ?? name)
    if (before === undefined) return []
    return [
      formatRefusal({ name, path: entry.skillPath ?? name, why: 'same-name', known: before, source: entry.source }),
    ]
  })
}

/** What others wrote into the entry stays, as does the user's word on it. */
function mergeEntry(
  before: LockEntry | undefined,
  { name, entry }: IncomingSkill,
  { places, record }: Pick<PlanInstallOptions, 'places' | 'record'>,
): LockEntry {
  const agents = [...new Set([...(before?.agents ?? []), ...places.flatMap((place) => place.agents)])].toSorted()
  const lying = record && recordedPlaces(before, { ...record, name, isLinked: places.length > 1 })
  const ours = { ...entry, ...(agents.length > 0 && { agents }), ...lying }
  if (before === undefined) return ours
  const {
    ref: _ref,
    resolved: _resolved,
    commit: _commit,
    version: _version,
    integrity: _integrity,
    signer: _signer,
    sourceDigest: _sourceDigest,
    // Whoever installs it wants it to be there.
    enabled: _enabled,
    edited: _edited,
    previous: _previous,
    ...kept
  } = before
  return { ...kept, ...ours, ...previousOf(before, entry) }
}
