import type { CatalogView } from '../catalog/view.ts'
import { measuredSection, type PromptSectionOptions } from './measured-section.ts'

/**
 * Everything a prompt says about skills: how to use them, which there are, which MCP servers they want. Empty when
 * there is no skill (BTW-17).
 */
export function promptSection(view: Pick<CatalogView, 'active'>, options: PromptSectionOptions = {}): string {
  return measuredSection(view, options).text
}
