import { parallelSpawns, responseMode, type CatalogEntry, type CatalogView, type SearchField } from '@metier/core'
import type { SkillSearch } from '@metier/runtime'
import type * as z from 'zod'
import type { routedFields } from './routed-fields.ts'

/** So many skills an agent may be started with; more would be context for nothing (checklist SQD-30). */
const most = 5
/** A skill that matches much less well than the first is not what the task is about. */
const near = 0.85

/** What a skill is for, its name and description say: a word somewhere in its text makes no task its own. */
const ofText: ReadonlySet<SearchField> = new Set<SearchField>(['heading', 'body'])

export type Routed = { -readonly [Field in keyof typeof routedFields]: z.infer<(typeof routedFields)[Field]> }

interface RouteOptions {
  readonly view: CatalogView
  readonly search: SkillSearch
  /** Skills that somebody was chosen for. Where nothing fits better they are told too; they do not make the task smaller. */
  readonly known?: ReadonlySet<string>
}

/** The response mode of a task and the skills that it calls for, among those of one view (checklist SQD-63 to SQD-69). */
export function routeTask(text: string, { view, search, known = new Set() }: RouteOptions): Routed {
  const answer = search.find(view, text, { limit: most, accepts: isForModels })
  const told = answer.hits.filter(({ why }) => why.some(({ field }) => !ofText.has(field)))
  const first = Math.max(0, ...told.map(({ score }) => score))
  const together = new Set(answer.together)
  const fitting =
    answer.verdict === 'none'
      ? search.find(view, text, { limit: most, accepts: (entry) => isForModels(entry) && known.has(entry.name) }).hits
      : answer.hits.filter(({ item, score }) => together.has(item) || score >= first * near)
  const chosen = answer.verdict === 'fits' && together.size === 0 ? fitting.slice(0, 1) : fitting
  const names = chosen.map(({ item }) => item.name)
  const response = responseMode(text, { verdict: answer.verdict, skills: names })
  const { mode, withoutSkills, veto, agentType, spawn } = response
  return {
    mode,
    withoutSkills,
    veto: veto ?? null,
    agentType: agentType ?? null,
    parallel: { ...parallelSpawns },
    verdict: answer.verdict,
    skills: chosen.map(({ item, score, why }) => ({
      name: item.name,
      description: item.description,
      score: Math.round(score * 10_000) / 10_000,
      why: why.map(({ field, words }) => ({ field, words: [...words] })),
    })),
    spawn: spawn === undefined ? null : { ...spawn, skills: [...spawn.skills], skip: [...spawn.skip] },
  }
}

function isForModels({ state, candidate }: CatalogEntry): boolean {
  return state === 'active' && candidate.skill?.disableModelInvocation !== true
}
