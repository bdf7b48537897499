import type { CatalogView } from '../catalog/view.ts'
import { collectMcpNeeds } from './collect-mcp-needs.ts'
import { instructions } from './instructions.ts'
import { promptIndex, type PromptIndexOptions } from './prompt-index.ts'
import { renderMcpNeeds, type RenderMcpNeedsOptions } from './render-mcp-needs.ts'

export interface PromptSectionOptions extends PromptIndexOptions {
  /** How the agent loads a skill. Default: `file` where the index shows locations, else `tool`. `none` leaves the text out. */
  readonly activation?: 'file' | 'tool' | 'none'
  /** Name of the activation tool. Default `skill`. */
  readonly tool?: string
  /** How the MCP servers that skills want are shown, and which there are; `false` leaves the section out. */
  readonly mcp?: false | (RenderMcpNeedsOptions & { readonly servers?: readonly string[] })
}

/**
 * Everything a prompt says about skills: how to use them, which there are, which MCP servers they want. Empty when
 * there is no skill (BTW-17).
 */
export function promptSection(view: Pick<CatalogView, 'active'>, options: PromptSectionOptions = {}): string {
  const { text } = promptIndex(view, options)
  if (text === '') return ''
  const parts = [text]
  const activation = options.activation ?? ((options.location ?? 'none') === 'none' ? 'tool' : 'file')
  if (activation !== 'none')
    parts.unshift(instructions({ activation, ...(options.tool === undefined ? {} : { tool: options.tool }) }))
  if (options.mcp !== false) {
    const offered = view.active.filter((entry) => entry.candidate.skill?.disableModelInvocation !== true)
    parts.push(renderMcpNeeds(collectMcpNeeds(offered, options.mcp), options.mcp))
  }
  return parts.filter((part) => part !== '').join('\n\n')
}
