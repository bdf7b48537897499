import { MetierError, activationText, lightweightPrompt, parallelSpawns, type CatalogView } from '@metier/core'
import { activationSourceOf, promptHabits, skillSearchOf, type Team, type TeamMember } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { routeTask } from './route-task.ts'
import { serversOfAgent } from './servers-of-agent.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

interface Start {
  readonly member: TeamMember
  readonly view: CatalogView
  readonly team: Team
}

const vetoes = {
  architecture: 'it decides on architecture',
  'several-agents': 'it is work for several agents',
} as const

/**
 * The prompt of a focused task: the skills for it whole and nothing else to read (checklist SQD-66). Throws `refused`
 * for a task that no skill makes less of (SQD-69), and where no skill fits.
 */
export async function lightweightStart(
  asked: TeamInput & { readonly task: string },
  { member, view, team }: Start,
  context: OperationContext,
): Promise<Partial<TeamOutput>> {
  const { task, budget, contextWindow, mcp: servers, mcpTable } = asked
  const { fileSystem, configuration } = context
  const service = await context.catalog()
  const { veto, skills } = routeTask(task, { view, search: skillSearchOf(service, context) })
  if (veto !== null) throw refused(`This task is not a lightweight one: ${vetoes[veto]}.`)
  if (skills.length === 0) throw refused(`No skill of ${member.name} fits this task.`)
  const loaded = skills.map(({ name }) => {
    const skill = service.load(name, { agent: member.name, ...serversOfAgent(servers, context) })
    // What servers are missing, the prompt says once for all.
    const { missingServers: _missing, ...source } = activationSourceOf(skill, { settings: configuration })
    return { entry: skill.entry, text: activationText(source) }
  })
  const active = loaded.map(({ entry }) => entry)
  const { mcp } = promptHabits({ fileSystem, configuration, view: { active }, ...(servers.length > 0 && { servers }) })
  const prompt = lightweightPrompt(
    {
      identity: { name: member.name, ...(member.role !== undefined && { role: member.role }) },
      skills: loaded,
      ...(mcp !== undefined && { mcp: mcp === false ? mcp : { ...mcp, form: mcpTable ? 'table' : 'bullets' } }),
      task,
      history: `${team.name}/agents/${member.name}/history.md`,
    },
    { ...(budget !== undefined && { budget }), ...(contextWindow !== undefined && { contextWindow }) },
  )
  const { text, tokens, rows, contextWindow: window, left } = prompt
  const cost = { text, tokens, total: tokens, contextWindow: window, rows: [...rows] }
  const shown = { skills: [...prompt.skills], named: [], omitted: left.length }
  // It writes a line when it is done: never one that only looks.
  const start = { mode: 'lightweight', agentType: 'general-purpose', parallel: { ...parallelSpawns } } as const
  return { prompt: { agent: member.name, ...start, ...cost, ...shown } }
}

function refused(message: string): MetierError {
  return new MetierError({
    code: 'refused',
    message,
    next: 'Leave --mode away: the member then reads what it needs for the whole.',
  })
}
