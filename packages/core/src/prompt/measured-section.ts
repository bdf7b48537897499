import type { CatalogView } from '../catalog/view.ts'
import { estimateTokens } from '../text/estimate-tokens.ts'
import { collectMcpNeeds } from './collect-mcp-needs.ts'
import { instructions } from './instructions.ts'
import { oneLine } from './one-line.ts'
import { promptIndex, type PromptIndex, type PromptIndexOptions } from './prompt-index.ts'
import { renderMcpNeeds, type RenderMcpNeedsOptions } from './render-mcp-needs.ts'
import type { SkillIndex } from './skill-index.ts'

export interface PromptSectionOptions extends PromptIndexOptions {
  /** How the agent loads a skill. Default: `file` where the index shows locations, else `tool`. `none` leaves the text out. */
  readonly activation?: 'file' | 'tool' | 'none'
  /** Name of the activation tool. Default `skill`. */
  readonly tool?: string
  /** How the MCP servers that skills want are shown, and which there are; `false` leaves the section out. */
  readonly mcp?: false | (RenderMcpNeedsOptions & { readonly servers?: readonly string[] })
}

/**
 * The section of `promptSection` with what it holds: `tokens` counts the whole of it, and the budget is for the index
 * in it.
 */
export function measuredSection(view: Pick<CatalogView, 'active'>, options: PromptSectionOptions = {}): PromptIndex {
  const indexed = promptIndex(view, options)
  if (indexed.text === '') return indexed
  const parts = [indexed.text]
  const activation = options.activation ?? ((options.location ?? 'none') === 'none' ? 'tool' : 'file')
  if (activation !== 'none')
    parts.unshift(instructions({ activation, ...(options.tool === undefined ? {} : { tool: options.tool }) }))
  if (options.mcp !== false) {
    const needs = collectMcpNeeds(shownEntries(view, indexed.index), options.mcp)
    parts.push(renderMcpNeeds(needs, options.mcp))
  }
  const text = parts.filter((part) => part !== '').join('\n\n')
  return { ...indexed, text, tokens: estimateTokens(text) }
}

/** What a skill needs that the budget left no room for would name a skill the agent cannot see. */
function shownEntries({ active }: Pick<CatalogView, 'active'>, { items, named }: SkillIndex): CatalogView['active'] {
  const shown = new Set([...items.map(({ name }) => name), ...named])
  return active.filter((entry) => shown.has(oneLine(entry.name)))
}
