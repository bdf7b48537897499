import { buildIndex, fitIndex, renderIndex, type CatalogView, type SkillIndex } from '@metier/core'
import type { McpScope } from './mcp-scope.ts'

/**
 * The index of what a model may load, within its budget, in the preset's form; empty when there is nothing. Without
 * locations: the tool gives the directory of a skill together with its text. Counting tokens is what costs here, and
 * it stands between a client and its first answer, so it is done once and not again for the result.
 */
export function indexText(view: CatalogView, scope: McpScope): string {
  const { format, indent } = scope.preset.index
  let last: { readonly index: SkillIndex; readonly text: string } | undefined
  const render = (index: SkillIndex): string => {
    if (last?.index !== index) {
      last = { index, text: renderIndex(index, { format, ...(indent === undefined ? {} : { indent }) }) }
    }
    return last.text
  }
  return render(fitIndex(buildIndex(view), { ...scope.budget, render }))
}
