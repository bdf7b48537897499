import type { SearchableSkill } from './search-document.ts'
import type { TriggerQuery } from './read-trigger-queries.ts'

const mostWanted = 12
const mostUnwanted = 6
const fewestWords = 3

/**
 * Questions for a skill that comes with none: what its own words promise should trigger it, and what its neighbours say
 * of themselves should not. `neighbours` are nearest first.
 */
export function deriveTriggerQueries(
  skill: SearchableSkill,
  neighbours: readonly Pick<SearchableSkill, 'name' | 'description'>[],
): readonly TriggerQuery[] {
  const description = `${skill.description}\n${skill.whenToUse ?? ''}`
  const quoted = [...description.matchAll(/["“]([^"”\n]{4,80})["”]/g)].map(([, phrase = '']) => phrase)
  const wanted = [...skill.triggers, ...skill.intents, ...quoted, ...sentencesOf(description)]
  const unwanted = neighbours.flatMap((each) => sentencesOf(each.description).slice(0, 1))
  return [
    ...[...new Set(wanted)].slice(0, mostWanted).map((query) => ({ query, shouldTrigger: true })),
    ...[...new Set(unwanted)].slice(0, mostUnwanted).map((query) => ({ query, shouldTrigger: false })),
  ]
}

function sentencesOf(text: string): readonly string[] {
  return text
    .slice(0, 2000)
    .split(/[.!?;\n]+(?:\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= fewestWords)
}
