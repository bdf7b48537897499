import type { SkillFiles } from '../../package/merge-files.ts'
import { skillRoot } from '../learn/skill-root.ts'
import type { TeamChange } from '../team-change.ts'
import type { CuratedSkill } from './curated-skill.ts'
import { findOverlaps, type Overlap } from './find-overlaps.ts'
import { mergeSkills } from './merge-skills.ts'

/** Two skills that can become one. */
export interface SkillMerge {
  /** Directory of the one that stays or comes, relative to the team. */
  readonly into: string
  readonly name: string
  readonly owner: string | null
  /** Directories of those that are in it then. */
  readonly from: readonly string[]
  readonly likeness: number
  readonly why: string
  /** The skill that is changed, and what it is then. */
  readonly before: SkillFiles
  readonly after: SkillFiles
  readonly changes: readonly TeamChange[]
}

/** A skill that says what one says that nobody here may change. */
export interface CoveredSkill {
  readonly path: string
  readonly by: string
  readonly likeness: number
}

export interface MergePlan {
  readonly merges: readonly SkillMerge[]
  readonly covered: readonly CoveredSkill[]
}

/**
 * What of a team's skills can be put together: no skill in two merges, most alike first. Of two that one member or the
 * team has, the one that says more stays; what two members know alike becomes the team's. Every file and every piece of
 * text of both is in the result, and both are in the archive.
 */
export function planMerges(skills: readonly CuratedSkill[]): MergePlan {
  const used = new Set<string>()
  const taken = new Set(skills.map(({ path }) => path))
  const merges: SkillMerge[] = []
  const covered: CoveredSkill[] = []
  for (const overlap of findOverlaps(skills)) {
    const { one, other, likeness } = overlap
    if (used.has(one.path) || used.has(other.path)) continue
    if (one.foreign || other.foreign) {
      if (one.foreign && other.foreign) continue
      const [learned, fixed] = one.foreign ? [other, one] : [one, other]
      covered.push({ path: learned.path, by: fixed.path, likeness })
      continue
    }
    const merge = mergeOf(overlap, taken)
    if (merge === undefined) continue
    used.add(one.path)
    used.add(other.path)
    taken.add(merge.into)
    merges.push(merge)
  }
  return { merges, covered }
}

function mergeOf({ one, other, likeness }: Overlap, taken: ReadonlySet<string>): SkillMerge | undefined {
  const [kept, gone] = stays(one, other) ? [one, other] : [other, one]
  const owner = one.owner === other.owner ? one.owner : null
  const into = `${skillRoot(owner)}/${kept.name}`
  // Another skill of the team has that name, or will have it, and is in this merge not at all.
  if (into !== kept.path && into !== gone.path && taken.has(into)) return undefined
  const after = mergeSkills(kept.files, gone.files, gone.name)
  if (after === undefined) return undefined
  const from = [kept, gone].map(({ path }) => path).filter((path) => path !== into)
  return {
    into,
    name: kept.name,
    owner,
    from,
    likeness,
    why: whyOf(one, other, likeness),
    before: kept.files,
    after,
    changes: changesOf({ into, after, sources: [kept, gone] }),
  }
}

function stays(one: CuratedSkill, other: CuratedSkill): boolean {
  // The team's own place is where both are seen.
  if (one.owner !== other.owner && (one.owner === null || other.owner === null)) return one.owner === null
  return one.body.length >= other.body.length
}

function whyOf(one: CuratedSkill, other: CuratedSkill, likeness: number): string {
  const share = `${Math.round(likeness * 100)} % of their words are the same`
  if (one.owner === other.owner) return `${share}.`
  if (one.owner === null || other.owner === null) return `${share}, and the member sees both.`
  return `${share}, and two members know it: it becomes everybody's.`
}

interface Moved {
  readonly into: string
  readonly after: SkillFiles
  readonly sources: readonly CuratedSkill[]
}

function changesOf({ into, after, sources }: Moved): readonly TeamChange[] {
  const changes = new Map<string, TeamChange>()
  for (const { path, files } of sources) {
    for (const [file, { bytes }] of files) {
      const at = `${path}/${file}`
      changes.set(at, { path: at, bytes: null, before: bytes, keeps: true })
    }
  }
  for (const [file, { bytes, executable }] of after) {
    const at = `${into}/${file}`
    const before = changes.get(at)?.before ?? null
    changes.set(at, { path: at, bytes, executable, before, keeps: before !== null })
  }
  // What is as it was needs no writing.
  return [...changes.values()].filter(({ bytes, before }) => bytes !== before)
}
