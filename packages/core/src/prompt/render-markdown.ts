import { escapeMarkdown } from './escape-markdown.ts'
import { overflowLines } from './overflow-lines.ts'
import type { RenderIndex } from './render-options.ts'
import type { SkillIndexItem } from './skill-index.ts'

/** One bullet a skill: the shortest form that keeps name and description apart. */
export const renderMarkdown: RenderIndex = (index, options = {}) => {
  const lines = index.items.map(bulletOf)
  const { named, omitted } = overflowLines(index, options)
  if (named !== undefined) lines.push(`- Also available, by name only: ${escapeMarkdown(named)}`)
  if (omitted !== undefined) lines.push(`- ${escapeMarkdown(omitted)}`)
  return lines.join('\n')
}

function bulletOf(item: SkillIndexItem): string {
  const facts: string[] = []
  if (item.location !== undefined) facts.push(`location: ${item.location}`)
  if (item.compatibility !== undefined) facts.push(`compatibility: ${item.compatibility}`)
  if (item.allowedTools !== undefined) facts.push(`allowed tools: ${item.allowedTools.join(' ')}`)
  const tail = facts.length === 0 ? '' : ` (${facts.join('; ')})`
  const text = item.description === '' ? '' : `: ${escapeMarkdown(item.description)}`
  return `- **${escapeMarkdown(item.name)}**${text}${escapeMarkdown(tail)}`
}
