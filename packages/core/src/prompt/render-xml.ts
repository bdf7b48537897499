import { escapeXmlText } from './escape-xml-text.ts'
import { overflowLines } from './overflow-lines.ts'
import type { RenderIndex } from './render-options.ts'
import type { SkillIndexItem } from './skill-index.ts'

/**
 * `<available_skills>` as btw (BTW-18) and Squad (SQD-23) write it. Everything is escaped, paths included, so that no
 * description can close a tag or open one.
 */
export const renderXml: RenderIndex = (index, options = {}) => {
  if (index.items.length + index.named.length + index.omitted === 0) return ''
  const once = ' '.repeat(options.indent ?? 0)
  const lines = ['<available_skills>']
  for (const item of index.items) {
    lines.push(`${once}<skill>`)
    for (const [tag, value] of childrenOf(item)) lines.push(`${once}${once}<${tag}>${escapeXmlText(value)}</${tag}>`)
    lines.push(`${once}</skill>`)
  }
  const { named, omitted } = overflowLines(index, options)
  if (named !== undefined) lines.push(`${once}<more_skills>${escapeXmlText(named)}</more_skills>`)
  if (omitted !== undefined) lines.push(`${once}<note>${escapeXmlText(omitted)}</note>`)
  lines.push('</available_skills>')
  return lines.join('\n')
}

/** The last two only where the frontmatter has them (BTW-19). */
function childrenOf(item: SkillIndexItem): [tag: string, value: string][] {
  const children: [string, string][] = [
    ['name', item.name],
    ['description', item.description],
  ]
  if (item.location !== undefined) children.push(['location', item.location])
  if (item.compatibility !== undefined) children.push(['compatibility', item.compatibility])
  if (item.allowedTools !== undefined) children.push(['allowed-tools', item.allowedTools.join(' ')])
  return children
}
