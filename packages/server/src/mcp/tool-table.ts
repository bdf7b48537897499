import { toolAliases, type Preset } from '@metier/core'
import { aliasTool } from './alias-tool.ts'
import { findSkillsTool } from './find-skills-tool.ts'
import type { McpTool } from './mcp-tool.ts'
import { readSkillFileTool } from './read-skill-file-tool.ts'
import { skillTool } from './skill-tool.ts'

const ownTools: readonly McpTool[] = [skillTool, findSkillsTool, readSkillFileTool]

/** Aliases of our tools by alias; those of other operations are none of this server's. */
const aliases: ReadonlyMap<string, { readonly of: string; readonly tool: McpTool }> = new Map(
  toolAliases.flatMap((alias) => {
    const own = ownTools.find((tool) => tool.name === alias.tool)
    return own === undefined ? [] : [[alias.alias, { of: own.name, tool: aliasTool(own, alias) }] as const]
  }),
)

/** The tool of this name, listed or not. A dot may also be written as the separator (decisions R-32). */
export function findTool(name: string, separator: string): McpTool | undefined {
  const dotted = separator === '' ? name : name.replaceAll(separator, '.')
  return ownTools.find((tool) => tool.name === name) ?? (aliases.get(name) ?? aliases.get(dotted))?.tool
}

/**
 * What a preset shows: one name for each thing, the preset's own where it has one, because every name costs context
 * (decisions R-13).
 */
export function listedTools(preset: Preset, separator: string): readonly McpTool[] {
  return ownTools.map((own) => {
    const alias = preset.listedTools.map((name) => aliases.get(name)).find((each) => each?.of === own.name)
    return alias === undefined ? own : { ...alias.tool, name: alias.tool.name.replaceAll('.', separator) }
  })
}
