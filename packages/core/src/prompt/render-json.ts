import { overflowLines } from './overflow-lines.ts'
import type { RenderIndex } from './render-options.ts'
import type { SkillIndexItem } from './skill-index.ts'

/** `{"skills":[…]}` with one skill a line; `more` and `note` only when the budget cut something. */
export const renderJson: RenderIndex = (index, options = {}) => {
  if (index.items.length + index.named.length + index.omitted === 0) return ''
  const { omitted } = overflowLines(index, options)
  const skills = index.items.map((item) => JSON.stringify(fieldsOf(item)))
  const rest = JSON.stringify({
    ...(index.named.length === 0 ? {} : { more: index.named }),
    ...(omitted === undefined ? {} : { note: omitted }),
  }).slice(1)
  return `{"skills":[${skills.length === 0 ? '' : `\n${skills.join(',\n')}\n`}]${rest === '}' ? rest : `,${rest}`}`
}

function fieldsOf(item: SkillIndexItem): Record<string, string> {
  return {
    name: item.name,
    description: item.description,
    ...(item.location === undefined ? {} : { location: item.location }),
    ...(item.compatibility === undefined ? {} : { compatibility: item.compatibility }),
    ...(item.allowedTools === undefined ? {} : { 'allowed-tools': item.allowedTools.join(' ') }),
  }
}
