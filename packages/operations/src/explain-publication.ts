import type { CatalogEntry, CatalogView, Explanation, FileSystem } from '@metier/core'
import { publishSkill } from '@metier/runtime'

/** The id under which `doctor --client` knows hosts of the Skills extension of MCP, which read no directory. */
export const publicationClient = 'mcp'

/** Why `skills/list` has this skill or not; nothing for one that is not in force, which is explained already. */
export async function explainPublication(
  name: string,
  { view, fileSystem }: { readonly view: CatalogView; readonly fileSystem: FileSystem },
): Promise<readonly Explanation[]> {
  const entry = view.resolve(name)
  if (entry?.state !== 'active') return []
  const path = entry.candidate.location
  const publication = await publishSkill(fileSystem, entry)
  if ('skill' in publication) {
    const message = `skills/list has it as ${publication.skill.uri}.`
    return [{ code: 'published-over-mcp', kind: 'ok', message, path }]
  }
  return [
    ...publication.objections.map((objection) => ({
      code: 'refused-by-mcp-extension',
      kind: 'problem' as const,
      message: `Not in skills/list: ${objection}`,
      path,
    })),
    ...otherWays(entry),
  ]
}

/** What a skill keeps from models is no answer of a tool, and what it keeps from people is no prompt. */
function otherWays({ candidate: { skill, location: path } }: CatalogEntry): readonly Explanation[] {
  const forModels = skill?.disableModelInvocation === true ? [] : ['through the tool `skill`']
  const forPeople = skill?.userInvocable === false ? [] : ['as a prompt']
  const ways = [...forModels, ...forPeople].join(' and ')
  if (ways === '') return []
  const code = forModels.length > 0 ? 'reachable-as-tool' : 'reachable-as-prompt'
  return [{ code, kind: 'note', message: `MCP clients reach it all the same, ${ways}.`, path }]
}
