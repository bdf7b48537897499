import { nameKey } from '@metier/core'
import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/server'
import { currentView } from './current-view.ts'
import type { McpScope } from './mcp-scope.ts'
import { modelSkills } from './model-skills.ts'
import { hintedValues } from './prompt-arguments.ts'
import { skillResourceTemplates } from './skill-resource-templates.ts'
import { userSkills } from './user-skills.ts'

/** The protocol's own limit. */
const most = 100

/** What can be typed next: names and files of skills for the resource template, hinted values for prompts. */
export async function completeArgument(
  scope: McpScope,
  { ref, argument, context }: CompleteRequest['params'],
): Promise<CompleteResult> {
  const typed = argument.value.toLowerCase()
  const all = scope.exposed ? await candidates(scope, { ref, argument, context }) : []
  const values = all.filter((value) => value.toLowerCase().startsWith(typed))
  return { completion: { values: values.slice(0, most), total: values.length, hasMore: values.length > most } }
}

async function candidates(
  scope: McpScope,
  { ref, argument, context }: CompleteRequest['params'],
): Promise<readonly string[]> {
  const view = currentView(scope)
  if (ref.type === 'ref/prompt') {
    const entry = userSkills(view).find(({ candidate }) => candidate.key === nameKey(ref.name))
    return entry === undefined ? [] : hintedValues(entry, argument.name)
  }
  if (!skillResourceTemplates.some(({ uriTemplate }) => uriTemplate === ref.uri)) return []
  const skills = modelSkills(view)
  if (argument.name === 'name') return skills.map(({ name }) => name)
  const chosen = skills.find(({ name }) => name === context?.arguments?.['name'])
  if (argument.name !== 'path' || chosen === undefined) return []
  const { resources } = await scope.catalog.loadSoon(chosen.name, scope.view)
  return ['SKILL.md', ...resources.map(({ path }) => path)]
}
