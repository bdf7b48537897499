import { compareBytes } from '../catalog/compare-bytes.ts'
import { isCopy } from './is-copy.ts'
import type { StagedSkill } from './staged-skill.ts'

/** A skill that a room is to have at hand. */
export interface SkillToStage {
  /** Name of the directory that the copy gets. */
  readonly folder: string
  readonly name: string
  /** Where it lies now: relative to the project with `/`, or absolute outside of it. */
  readonly origin: string
  /** Of what lies there. */
  readonly digest: string
  /** The room's own skill is in force for this name: there is nothing to copy. */
  readonly isOfRoom?: boolean
}

export interface RoomState {
  readonly wanted: readonly SkillToStage[]
  /** What was copied before, by folder. */
  readonly staged: ReadonlyMap<string, StagedSkill>
  /** What lies in the room's directory of skills: digest by folder, `null` for what has none, such as a link. */
  readonly present: ReadonlyMap<string, string | null>
}

export type StagingAction = 'add' | 'update' | 'same' | 'keep' | 'remove'

export interface StagingStep {
  readonly folder: string
  readonly name: string
  readonly action: StagingAction
  /** Why it is kept: a person made it, or changed our copy. */
  readonly because?: 'made-here' | 'changed-here'
  /** What to copy, with `add` and `update`. */
  readonly skill?: SkillToStage
}

export interface StagingPlan {
  /** In byte order of folder. */
  readonly steps: readonly StagingStep[]
  /** What is known of the copies that stay; those that are made now are added when they have been made. */
  readonly staged: ReadonlyMap<string, StagedSkill>
}

/**
 * What brings a room's directory of skills to what is wanted (decisions R-10): copies come, follow their source and go
 * again; what a person made there or changed is never touched. Carried out, the same plan again does nothing.
 */
export function planStaging({ wanted, staged, present }: RoomState): StagingPlan {
  const steps = new Map<string, StagingStep>()
  const known = new Map<string, StagedSkill>()
  for (const skill of wanted) {
    const { folder, name } = skill
    const before = staged.get(folder)
    if (steps.has(folder)) continue
    const step = stepFor(skill, before, present.get(folder))
    steps.set(folder, { folder, name, ...step })
    if (before !== undefined && (step.action === 'same' || step.because === 'changed-here'))
      known.set(folder, step.action === 'same' ? { ...before, name, origin: skill.origin } : before)
  }
  for (const [folder, before] of staged) {
    const there = present.get(folder)
    if (steps.has(folder) || there === undefined) continue
    const isOurs = isCopy(before, there)
    steps.set(folder, {
      folder,
      name: before.name,
      ...(isOurs ? { action: 'remove' } : { action: 'keep', because: 'changed-here' }),
    })
    if (!isOurs) known.set(folder, before)
  }
  return { steps: [...steps.values()].toSorted((one, other) => compareBytes(one.folder, other.folder)), staged: known }
}

function stepFor(
  skill: SkillToStage,
  before: StagedSkill | undefined,
  there: string | null | undefined,
): Pick<StagingStep, 'action' | 'because' | 'skill'> {
  const isOurs = before !== undefined && isCopy(before, there)
  if (skill.isOfRoom === true && !isOurs)
    return { action: 'keep', because: before !== undefined && there !== undefined ? 'changed-here' : 'made-here' }
  if (there === undefined) return { action: 'add', skill }
  if (!isOurs) return { action: 'keep', because: before === undefined ? 'made-here' : 'changed-here' }
  const isCurrent = there === before.digest && before.source === skill.digest
  return isCurrent ? { action: 'same' } : { action: 'update', skill }
}
