import {
  MetierError,
  chooseMembers,
  parallelSpawns,
  readRouting,
  type CatalogView,
  type ChosenMember,
  type RoutedMember,
} from '@metier/core'
import { skillSearchOf, type SkillSearch, type Team, type TeamMember } from '@metier/runtime'
import { join } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import { requireTeam } from './require-team.ts'
import { routeTask } from './route-task.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Scores so close that two members fit equally well: the caller decides between them. */
const near = 0.85
const mostHits = 20
/** What a skill counts that has a word of the task and does not fit it. */
const weak = 0.5

/** Who takes a task, with which skills and how much of the team (checklist SQD-63 to SQD-69, SQD-104, SQD-105). */
export async function teamRoute(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const task = asked.subject ?? asked.task
  if (task === undefined) {
    throw new MetierError({
      code: 'usage',
      message: 'Which task?',
      next: 'For example: metier team route "Fix the login form"',
    })
  }
  const team = requireTeam(context)
  const service = await context.catalog()
  const search = skillSearchOf(service, context)
  const viewOf = (agent: string | undefined) => service.view(agent === undefined ? {} : { agent })
  const members = team.members.map((member) => routedMember(member, task, { view: viewOf(member.name), search }))
  const ranked = chooseMembers(task, members, routingOf(team, context))
  const [first] = ranked
  const known = first?.reasons.flatMap(({ kind, what }) => (kind === 'skill' ? [what] : []))
  const routed = routeTask(task, { view: viewOf(first?.name), search, known: new Set(known) })
  const several = routed.mode === 'full' ? ranked.slice(0, parallelSpawns.most) : ranked.filter(isNear(first))
  return {
    routed: {
      ...routed,
      task,
      member: first?.name ?? null,
      members: several.map(({ name, score, reasons }) => ({
        name,
        score: rounded(score),
        reasons: reasons.map((reason) => ({ ...reason, score: rounded(reason.score) })),
      })),
    },
  }
}

function isNear(first: ChosenMember | undefined): (member: ChosenMember) => boolean {
  return ({ score }) => first !== undefined && score >= first.score * near
}

/** What of a member's own skills the task answers to. Those of everybody speak for nobody. */
function routedMember(
  { name, role, charter }: TeamMember,
  task: string,
  { view, search }: { readonly view: CatalogView; readonly search: SkillSearch },
): RoutedMember {
  const { verdict, hits } = search.find(view, task, {
    limit: mostHits,
    accepts: ({ state, candidate }) => state === 'active' && candidate.root.scope === 'agent',
  })
  // Too little to call it a match; still more than what speaks for the others.
  const weight = verdict === 'none' ? weak : 1
  const skills = hits.map(({ item, score }) => ({ name: item.name, score: score * weight }))
  return { name, skills, ...(role !== undefined && { role }), ...(charter !== undefined && { charter }) }
}

/** Bytes: what is beyond is no table that a person keeps. */
const largest = 256 * 1024

function routingOf({ directory, members }: Team, { fileSystem }: OperationContext) {
  const file = fileSystem.readHead(join(directory, 'routing.md'), largest, { followLink: false })
  if (file?.stat.kind !== 'file') return []
  const names = members.map(({ name }) => name)
  return readRouting(new TextDecoder().decode(file.bytes), names)
}

function rounded(score: number): number {
  return Math.round(score * 10_000) / 10_000
}
