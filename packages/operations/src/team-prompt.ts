import { MetierError, afterwardsText, agentTypeFor, estimateTokens, parallelSpawns, spawnPrompt } from '@metier/core'
import { promptHabits } from '@metier/runtime'
import { join } from 'node:path'
import { bestForTask } from './best-for-task.ts'
import { inboxOfTeam } from './inbox-of-team.ts'
import { lightweightStart } from './lightweight-start.ts'
import type { OperationContext } from './operation-context.ts'
import { requireMember } from './require-member.ts'
import { requireTeam } from './require-team.ts'
import { serversOfAgent } from './servers-of-agent.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'
import { tellOfMcpFiles } from './tell-of-mcp-files.ts'

/** The prompt that a member is started with. Skills are looked for now and not before (checklist SQD-20). */
export async function teamPrompt(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { subject, task, budget, contextWindow, mcp: servers, mcpTable, plain, mode } = asked
  if (subject === undefined || task === undefined) throw incompleteRequest()
  const { fileSystem, configuration } = context
  const { projectRoot } = configuration
  const team = requireTeam(context)
  const member = requireMember(team, subject)
  const view = (await context.catalog()).view({ agent: member.name, ...serversOfAgent(servers, context) })
  tellOfMcpFiles(view, context)
  if (mode === 'lightweight') return lightweightStart({ ...asked, task }, { member, view, team }, context)
  const { mcp } = promptHabits({ fileSystem, configuration, view, ...(servers.length > 0 && { servers }) })
  const document = (path: string) => documentOf(path, context)
  const own = `${team.name}/agents/${member.name}`
  const history = document(`${own}/history.md`)
  const decisions = document(`${team.name}/decisions.md`)
  const inbox = inboxOfTeam(team, context)
  const prompt = spawnPrompt(
    {
      identity: { name: member.name, ...(member.role !== undefined && { role: member.role }) },
      ...(member.charter !== undefined && { charter: member.charter }),
      skills: view,
      ...(mcp !== undefined && { mcp: mcp === false ? mcp : { ...mcp, form: mcpTable ? 'table' : 'bullets' } }),
      ...(history && { history }),
      ...(decisions && { decisions }),
      ...(inbox && { inbox }),
      task,
      ...(!plain && { afterwards: afterwardsText({ team: team.name, agent: member.name }) }),
    },
    {
      projectRoot,
      bestFirst: await bestForTask(task, view, context),
      ...(budget !== undefined && { budget }),
      ...(contextWindow !== undefined && { contextWindow }),
    },
  )
  const start = { agentType: agentTypeFor(task), parallel: { ...parallelSpawns } }
  return { prompt: { agent: member.name, mode, ...start, ...shown(prompt) } }
}

function shown({ text, tokens, total, contextWindow, rows, index }: ReturnType<typeof spawnPrompt>) {
  const skills = index.items.map(({ name }) => name)
  const { named, omitted } = index
  return { text, tokens, total, contextWindow, rows: [...rows], skills, named: [...named], omitted }
}

function incompleteRequest(): MetierError {
  return new MetierError({
    code: 'usage',
    message: 'A prompt is for a member and a task.',
    next: 'For example: metier team prompt fenster --task "Fix the login form"',
  })
}

function documentOf(path: string, { fileSystem, configuration }: OperationContext) {
  const bytes = fileSystem.read(join(configuration.projectRoot, ...path.split('/')))
  return bytes && { path, tokens: estimateTokens(new TextDecoder().decode(bytes)) }
}
