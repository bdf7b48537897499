import type { HookedTool, SkillCommand } from '@metier/core'

/** A typed command as hooks may name it: by its id, as a tool of ours in a client's settings, or as a permission does. */
export function hookedCommand(
  { id, skill, name }: Pick<SkillCommand, 'id' | 'skill' | 'name'>,
  input: Readonly<Record<string, unknown>>,
): HookedTool & { readonly input: unknown } {
  const joined = `${skill}__${name}`
  return { names: [id, joined, `mcp__metier__${id}`, `mcp__metier__${joined}`, 'Skill'], argument: id, input }
}
