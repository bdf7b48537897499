import { findSkillsTool } from './find-skills-tool.ts'
import type { McpPreset } from './mcp-preset.ts'
import type { McpTool } from './mcp-tool.ts'
import { readSkillFileTool } from './read-skill-file-tool.ts'
import { skillTool } from './skill-tool.ts'
import { skillToolNames } from './skill-tool-names.ts'

const skillTools = new Map(Object.entries(skillToolNames).map(([name, argument]) => [name, skillTool(name, argument)]))

/** Every tool that can be called, listed or not. */
const callable: ReadonlyMap<string, McpTool> = new Map([
  ...skillTools,
  [findSkillsTool.name, findSkillsTool],
  [readSkillFileTool.name, readSkillFileTool],
])

export function findTool(name: string): McpTool | undefined {
  return callable.get(name)
}

/** What a preset shows: one name for each thing, because every name costs context (decisions R-13). */
export function listedTools(preset: McpPreset): readonly McpTool[] {
  const skill = skillTools.get(preset.skillTool)
  return [...(skill === undefined ? [] : [skill]), findSkillsTool, readSkillFileTool]
}
