import type { Preset } from '@metier/core'
import { aliasedTools } from './aliased-tools.ts'
import type { McpTool } from './mcp-tool.ts'
import { ownTools } from './own-tools.ts'

/**
 * What a preset shows: one name for each thing, the preset's own where it has one, because every name costs context
 * (decisions R-13).
 */
export function listedTools(preset: Preset, separator: string): readonly McpTool[] {
  return ownTools.flatMap((own) => {
    const alias = preset.listedTools.map((name) => aliasedTools.get(name)).find((each) => each?.of === own.name)
    if (alias === undefined) return own.hidden === true ? [] : [own]
    return { ...alias.tool, name: alias.tool.name.replaceAll('.', separator) }
  })
}
