import type { RenderIndex, RenderOptions } from './render-options.ts'
import { renderJson } from './render-json.ts'
import { renderMarkdown } from './render-markdown.ts'
import { renderTable } from './render-table.ts'
import { renderXml } from './render-xml.ts'
import type { SkillIndex } from './skill-index.ts'

/** Every format an index can be rendered in. */
export const indexFormats = ['xml', 'markdown', 'table', 'json'] as const

export type IndexFormat = (typeof indexFormats)[number]

const renderers: Readonly<Record<IndexFormat, RenderIndex>> = {
  xml: renderXml,
  markdown: renderMarkdown,
  table: renderTable,
  json: renderJson,
}

export function renderIndex(index: SkillIndex, options: RenderOptions & { readonly format: IndexFormat }): string {
  return renderers[options.format](index, options)
}
