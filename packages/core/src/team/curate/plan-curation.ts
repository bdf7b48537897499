import { writeDraft } from '../learn/write-draft.ts'
import type { ProjectFacts } from '../learn/find-project-traces.ts'
import type { TeamBundle } from '../team-bundle.ts'
import type { TeamChange } from '../team-change.ts'
import type { TeamRecord } from '../built-in/team-record.ts'
import type { TeamTemplates } from '../built-in/team-templates.ts'
import { decodeText } from '../../text/decode-text.ts'
import { findContradictions, type Contradiction } from './find-contradictions.ts'
import { findStale, type StaleSkill } from './find-stale.ts'
import { planMerges, type MergePlan } from './plan-merges.ts'
import { planPromotions, type PromotionPlan } from './plan-promotions.ts'
import { readCuratedSkills } from './read-curated-skills.ts'

export interface CurationOptions {
  readonly team: TeamBundle
  readonly record: TeamRecord
  readonly templates: Pick<TeamTemplates, 'skills'>
  /** Text of `decisions.md`. */
  readonly decisions?: string
  /** Texts of drafts by name: those that wait, and those that were taken back. */
  readonly drafts: ReadonlyMap<string, string>
  readonly facts: ProjectFacts
}

/** What tidying a team comes to. Nothing of it is done yet. */
export interface CurationPlan extends PromotionPlan, MergePlan {
  readonly contradictions: readonly Contradiction[]
  readonly stale: readonly StaleSkill[]
  /** What carrying it out writes: drafts of what repeats, and what is merged. */
  readonly changes: readonly TeamChange[]
}

/**
 * Looks through a team as its scribe does (checklist SQD-58, SQD-85): what repeats in the histories, what says the same,
 * what contradicts, what is behind. No model is asked. Contradictions and what is behind are only named, because nobody
 * but the team knows which side is right.
 */
export function planCuration({ team, record, templates, decisions, drafts, facts }: CurationOptions): CurationPlan {
  const skills = readCuratedSkills(team, new Set(record.skills.keys()))
  const histories = new Map(
    [...team.agents].flatMap(([name, { history }]) =>
      history === undefined ? [] : [[name, decodeText(history).text] as const],
    ),
  )
  const { promotions, kept } = planPromotions({ histories, skills, drafts, facts })
  const { merges, covered } = planMerges(skills)
  return {
    promotions,
    kept,
    merges,
    covered,
    contradictions: findContradictions(skills, decisions),
    stale: findStale({ skills, record, templates }),
    changes: [...promotions.flatMap(writeDraft), ...merges.flatMap(({ changes }) => changes)],
  }
}
