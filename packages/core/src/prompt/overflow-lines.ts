import type { RenderOptions } from './render-options.ts'
import type { SkillIndex } from './skill-index.ts'

const defaultSearchHint = 'find them with the find_skills tool or with `metier find WORDS`'

/**
 * What an index says about the skills it could not describe: nothing when it described all, else their names and how
 * many more there are, so that no skill is left out silently (decisions R-12).
 */
export function overflowLines(index: SkillIndex, options: RenderOptions = {}): { named?: string; omitted?: string } {
  const hint = options.searchHint ?? defaultSearchHint
  return {
    ...(index.named.length === 0 ? {} : { named: index.named.join(', ') }),
    ...(index.omitted === 0
      ? {}
      : { omitted: `${index.omitted} more ${index.omitted === 1 ? 'skill is' : 'skills are'} not listed: ${hint}.` }),
  }
}
