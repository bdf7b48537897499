import { rmSync } from 'node:fs'
import {
  MetierError,
  formatSource,
  signatureFileName,
  type FileSystem,
  type LockEntry,
  type PackageRequest,
  type ScanReport,
  type SkillFiles,
  type SkillSignature,
} from '@metier/core'
import { fetchSource } from '../fetch/fetch-source.ts'
import type { FetchContext } from '../fetch/fetch-context.ts'
import type { Crew } from '../crew/crew.ts'
import { nextTurn } from '../crew/next-turn.ts'
import type { KnownFiles, SkillScanner } from '../scan/create-skill-scanner.ts'
import { verifySkillSignature } from '../signature/verify-skill-signature.ts'
import type { Publisher } from '../signature/verify-envelope.ts'
import { fileSystemOf } from '../store/file-system-of.ts'
import type { SkillStore } from '../store/open-store.ts'
import { readTree } from '../store/read-tree.ts'
import { computedHash } from './computed-hash.ts'
import { directoryNameOf } from './directory-name-of.ts'
import type { Ahead } from './open-ahead.ts'
import type { Looks } from './open-looks.ts'
import { findPackageSkills, type PackageSkill, type PackageSkills } from './find-package-skills.ts'
import { openJudging } from './open-judging.ts'
import { requireUsableNames } from './require-usable-names.ts'
import { selectSkills } from './select-skills.ts'

export interface PreparePackageOptions extends Omit<FetchContext, 'quarantine' | 'wanted'> {
  readonly store: SkillStore
  readonly scanner: Pick<SkillScanner, 'scan' | 'share'> & Partial<Pick<SkillScanner, 'save' | 'judged'>>
  readonly request: PackageRequest
  /** Whose signatures are trusted; nobody's without. */
  readonly publishers?: readonly Publisher[]
  /** Threads to start when there is much to do: that many of the skills found are new where they go. */
  readonly crew?: Pick<Crew, 'start' | 'isStarted'>
  readonly isNew?: (name: string) => boolean
  /** Has the new ones written while the others are still read. */
  readonly ahead?: Pick<Ahead, 'offer'>
  /** Opens what was kept of the skills below a folder of the user's own; without it all of them are read. */
  readonly looksOf?: (root: string) => Looks
  /** Which of the skills found are wanted, where the request does not say: a person's choice. */
  readonly choose?: (skills: readonly PackageSkill[]) => Promise<readonly PackageSkill[]>
}

/** After this many skills, a request to stop is noticed. */
const heardEvery = 8
/**
 * From which on other threads take a share: of skills that are known already, which are only written, so many; of new ones so many
 * bytes of SKILL.md, or however small they are as many. A thread that judges has as much of the scanner to load and to compile as
 * this one, which takes as long as judging fifty published skills, or two hundred small ones.
 */
const fewestShared = { known: 48, newBytes: 400 * 1024, new: 600 }

/** A skill that lies in the store, judged and ready to be installed. */
export interface PreparedSkill {
  readonly name: string
  readonly description: string
  readonly digest: string
  readonly report: ScanReport
  /** Who vouches for it. */
  readonly signature: Exclude<SkillSignature, { readonly state: 'invalid' }>
  readonly entry: LockEntry
}

export interface PreparedPackage {
  readonly skills: readonly PreparedSkill[]
  /** What looks like a skill and is none. */
  readonly refused: PackageSkills['refused']
}

/**
 * Fetches into quarantine, finds the skills, judges each, and takes the wanted ones into the store (decisions R-20).
 * Throws `integrity-failed` for one that is not what its publisher signed.
 */
export async function preparePackage(options: PreparePackageOptions): Promise<PreparedPackage> {
  const { store, request, choose, fileSystem } = options
  const quarantine = store.quarantine()
  const counter = starter(options)
  try {
    const fetched = await fetchSource(request.source, { ...options, quarantine, wanted: request.skills })
    const { directory, within, lock } = fetched
    const isFetched = directory.startsWith(quarantine)
    // Not at the end: it would wait for threads that write beside it.
    if (!isFetched) rmSync(quarantine, { recursive: true, force: true })
    // What lies in quarantine is somewhere else each time.
    const looks = isFetched ? undefined : options.looksOf?.(directory)
    const isAll = request.skills.length === 0 && choose === undefined
    // Threads take a while to begin: by the time that the first skill was looked at they could be writing.
    if (isAll) tellOf(looks?.names().map((name) => ({ name, isKnown: true })) ?? [], counter())
    const taking = { ...options, lock, looks, early: new Map<string, KnownTaken>() }
    const count = counter()
    const there = findPackageSkills({
      fileSystem,
      directory,
      ...(within !== undefined && { within }),
      ...(looks && { looks }),
      // Where all of them are wanted, threads start while the others are still looked for, and write what is known.
      ...(isAll && {
        found(skill) {
          count(toldOf(skill))
          takeEarly(skill, taking)
        },
      }),
    })
    const found = { ...there, refused: [...(fetched.refused ?? []), ...there.refused] }
    const selected = selectSkills({
      found: distinct(found),
      wanted: request.skills,
      source: formatSource(request.source),
    })
    const chosen = request.skills.length > 0 || choose === undefined ? selected : await choose(selected)
    tellOf(chosen.map(toldOf), counter())
    const { skills, reports } = await takeAll(chosen, taking)
    looks?.save()
    const judged = await Promise.all(reports)
    return { skills: skills.flatMap((skill, at) => withReport(skill, judged[at])), refused: found.refused }
  } finally {
    rmSync(quarantine, { recursive: true, force: true })
  }
}

interface ToldSkill {
  readonly name: string
  /** Is it as it was when it was judged? */
  readonly isKnown: boolean
  /** Bytes of its SKILL.md, where that was read. */
  readonly size?: number
}

function toldOf({ name, known, seen }: Pick<PackageSkill, 'name' | 'known' | 'seen'>): ToldSkill {
  const [page] = seen?.files.values() ?? []
  return { name, isKnown: known !== undefined, ...(page && { size: page.bytes.length }) }
}

/** Starts the threads, once, when enough new skills were told of; each call counts them from the beginning. */
function starter({ crew, isNew = () => false }: PreparePackageOptions): () => (skill: ToldSkill) => void {
  let isStarted = false
  return () => {
    let share = 0
    return ({ name, isKnown, size = 0 }) => {
      if (isStarted || !isNew(name)) return
      share += isKnown ? 1 / fewestShared.known : Math.max(1 / fewestShared.new, size / fewestShared.newBytes)
      isStarted = share >= 1
      if (isStarted) crew?.start()
    }
  }
}

function tellOf(skills: readonly ToldSkill[], count: (skill: ToldSkill) => void): void {
  for (const skill of skills) count(skill)
}

type Unjudged = Omit<PreparedSkill, 'report'>

function withReport(skill: Unjudged, report: ScanReport | undefined): readonly PreparedSkill[] {
  return report === undefined ? [] : [{ ...skill, report }]
}

interface TakenSkills {
  readonly skills: readonly Unjudged[]
  /** What is said of each, in the same order; other threads may not be done yet. Nothing of those that nobody came to. */
  readonly reports: readonly Promise<ScanReport | undefined>[]
}

async function takeAll(chosen: readonly PackageSkill[], options: TakeOptions): Promise<TakenSkills> {
  const skills: Unjudged[] = []
  const reports: Promise<ScanReport | undefined>[] = []
  const judging = openJudging({ ...options, expected: chosen.length })
  for (const [at, skill] of chosen.entries()) {
    if (options.signal?.aborted === true) break
    const early = options.early.get(skill.directory)
    if (early !== undefined) {
      skills.push(early.skill)
      reports.push(early.report)
      continue
    }
    options.progress(`Checking ${skill.name} (${at + 1} of ${chosen.length})`)
    const known = takeKnown(skill, options)
    const taken = known ?? take(skill, options)
    const { report } = known ?? (await judging.add(taken))
    skills.push(taken.skill)
    reports.push(report)
    if (known !== undefined || taken.files !== undefined) offer(taken, options)
    if (at % heardEvery === heardEvery - 1) await nextTurn()
  }
  await judging.finish()
  return { skills, reports }
}

interface Taken extends KnownFiles {
  readonly skill: Unjudged
  /** Absolute; what is to be judged. */
  readonly directory: string
}

interface TakeOptions extends PreparePackageOptions {
  readonly lock: Partial<LockEntry> & Pick<LockEntry, 'source' | 'sourceType'>
  readonly looks: Looks | undefined
  /** What was taken while others were still looked for, by its directory. */
  readonly early: Map<string, KnownTaken>
}

interface KnownTaken extends Taken {
  readonly report: Promise<ScanReport>
}

/** One that is as it was when it was read, is in the store and was judged needs nothing but its digest. */
function takeKnown(
  { name, description, skillPath, directory, known }: PackageSkill,
  { store, scanner, lock }: TakeOptions,
): KnownTaken | undefined {
  if (known === undefined) return undefined
  const { digest, computedHash: hash } = known
  const report = scanner.judged?.(directory, digest)
  if (report === undefined || !store.keeps(digest)) return undefined
  const entry: LockEntry = { ...lock, skillPath, computedHash: hash, digest }
  const skill = { name, description, digest, signature: { state: 'unsigned' as const }, entry }
  return { skill, directory, digest, report: Promise.resolve(report) }
}

function takeEarly(skill: PackageSkill, options: TakeOptions): void {
  const known = takeKnown(skill, options)
  if (known === undefined) return
  options.early.set(skill.directory, known)
  offer(known, options)
}

/** What will have to be written is, from now on. */
function offer({ skill, digest, files }: Taken, { isNew, ahead }: TakeOptions): void {
  if (isNew?.(skill.name) === true) ahead?.offer({ name: directoryNameOf(skill.name), digest, files })
}

function take(found: PackageSkill, { fileSystem, store, lock, looks, publishers = [] }: TakeOptions): Taken {
  const { name, description, skillPath } = found
  const stats = new Map(found.seen?.stats)
  const files = readTree(found.directory, found.seen, (path, stat) => stats.set(path, stat))
  requireUsableNames(name, files)
  // The digest refuses what no copy may have, before anything else looks at it.
  const digest = store.put(found.directory, files)
  const directory = files === undefined ? (store.find(digest) ?? found.directory) : found.directory
  const signature = signatureOf(directory, { files, fileSystem, publishers })
  if (signature.state === 'invalid') throw notAsSigned(name, signature.why)
  const signer = signature.state === 'unsigned' ? {} : { signer: signature.signer }
  const hash = computedHash(directory, files)
  const entry: LockEntry = { ...lock, skillPath, computedHash: hash, digest, ...signer }
  // Whose signature counts can change without the skill, and warnings are said each time.
  if (files !== undefined && stats.has('') && signature.state === 'unsigned' && found.warnings.length === 0) {
    const file = skillPath.slice(skillPath.lastIndexOf('/') + 1)
    looks?.remember(found.directory, { digest, computedHash: hash, file, name, description }, stats)
  }
  return { skill: { name, description, digest, signature, entry }, directory, digest, files }
}

interface SignatureQuestion {
  readonly files: SkillFiles | undefined
  readonly fileSystem: FileSystem
  readonly publishers: readonly Publisher[]
}

function signatureOf(directory: string, { files, fileSystem, publishers }: SignatureQuestion): SkillSignature {
  if (files === undefined) return verifySkillSignature({ fileSystem, directory, publishers })
  if (!files.has(signatureFileName)) return { state: 'unsigned' }
  return verifySkillSignature({ fileSystem: fileSystemOf(files, directory), directory, publishers })
}

/**
 * Many repositories carry one skill in the folders of several agents: of equal copies the first by path is offered. Two
 * of one name that differ are both offered, and the plan will say that they collide.
 */
function distinct({ skills, ...rest }: PackageSkills): PackageSkills {
  const named = new Map<string, number>()
  for (const { name } of skills) named.set(name, (named.get(name) ?? 0) + 1)
  const seen = new Set<string>()
  const kept = skills.filter(({ name, directory }) => {
    if (named.get(name) === 1) return true
    const copy = `${name} ${computedHash(directory)}`
    const isFirst = !seen.has(copy)
    seen.add(copy)
    return isFirst
  })
  return { ...rest, skills: kept }
}

function notAsSigned(name: string, why: string): MetierError {
  return new MetierError({
    code: 'integrity-failed',
    message: `${name} is not what its publisher signed: ${why}.`,
    next: 'Nothing was installed. Tell the publisher; somebody may have changed it on the way.',
    data: { name },
  })
}
