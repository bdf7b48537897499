import { findSkillsTool } from './find-skills-tool.ts'
import type { McpTool } from './mcp-tool.ts'
import { readSkillFileTool } from './read-skill-file-tool.ts'
import { runTool } from './run-tool.ts'
import { skillTool } from './skill-tool.ts'

/** The tools of this server, in the order in which they are listed. */
export const ownTools: readonly McpTool[] = [skillTool, findSkillsTool, readSkillFileTool, runTool]
