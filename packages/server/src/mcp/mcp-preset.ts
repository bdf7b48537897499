import { activationText, plainActivationText, type ActivationSource } from '@metier/core'

/** How a compatibility preset shows over MCP. A row of data: nothing branches on a preset's name. */
export interface McpPreset {
  /** What the server calls itself (decisions, ruling 10). */
  readonly serverName: string
  /** Under which name the tool that loads a skill is listed; every other name of it stays callable (decisions R-13). */
  readonly skillTool: string
  /** Whether the index and the tools are shown unless asked otherwise (decisions R-44). */
  readonly exposed: boolean
  /** How a loaded skill is written. */
  readonly render: (source: ActivationSource) => string
}

const standard: McpPreset = { serverName: 'metier', skillTool: 'skill', exposed: true, render: activationText }

const presets: Readonly<Record<string, McpPreset>> = {
  default: standard,
  ostwin: standard,
  omni: { ...standard, serverName: 'omni-agent' },
  wundr: { ...standard, skillTool: 'skill-execute' },
  // Agents of that system get the catalogue in their prompt and read files themselves; a server's tool would
  // offer what the model cannot know exists.
  btw: { ...standard, skillTool: 'btw_tool_fetch_skill', exposed: false, render: plainActivationText },
  squad: { ...standard, skillTool: 'squad_skill' },
}

export function mcpPreset(name: string): McpPreset {
  return Object.hasOwn(presets, name) ? (presets[name] ?? standard) : standard
}
