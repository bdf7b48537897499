import type { Candidate } from '../catalog/candidate.ts'
import type { CatalogEntry } from '../catalog/entry.ts'
import type { CatalogView } from '../catalog/view.ts'
import type { Skill } from '../format/skill.ts'
import { relativeLocation } from '../text/relative-location.ts'
import { oneLine } from './one-line.ts'
import type { SkillIndex, SkillIndexItem } from './skill-index.ts'

export interface IndexOptions {
  /** How SKILL.md is named: absolute as btw does, relative to the project as Squad does, or not at all. Default `none`. */
  readonly location?: 'absolute' | 'relative' | 'none'
  /** Absolute; needed for `relative`. What lies outside stays absolute. */
  readonly projectRoot?: string
  /** Keep descriptions as they are written, line breaks included, as the reference library does. */
  readonly verbatim?: boolean
}

/**
 * Names and one-line descriptions of the skills an agent may load by itself (decisions R-12). A skill that is not
 * active, or that only a person may invoke, is left out whole: a name the agent can see but not use is a trap.
 */
export function buildIndex(view: Pick<CatalogView, 'active'>, options: IndexOptions = {}): SkillIndex {
  const items: SkillIndexItem[] = []
  for (const entry of view.active) {
    if (entry.state !== 'active') continue
    const skill = moreOf(entry.candidate)
    if (skill?.disableModelInvocation !== true) items.push(buildItem(entry, skill, options))
  }
  return { items, named: [], omitted: 0 }
}

/** The skill, where it may say more than its name and what it is for: of nearly all it is known that they do not. */
function moreOf(candidate: Candidate): Skill | undefined {
  const { brief } = candidate
  return brief === undefined || brief.hasMore === true ? candidate.skill : undefined
}

function buildItem(entry: CatalogEntry, skill: Skill | undefined, options: IndexOptions): SkillIndexItem {
  const location = locationOf(entry, options)
  if (options.verbatim === true)
    return { name: entry.name, description: entry.description, ...(location === undefined ? {} : { location }) }
  const compatibility = oneLine(skill?.compatibility ?? '')
  const allowedTools = (skill?.allowedTools ?? []).map(oneLine)
  return {
    name: oneLine(entry.name),
    description: describe(entry, skill),
    ...(location === undefined ? {} : { location }),
    ...(compatibility === '' ? {} : { compatibility }),
    ...(allowedTools.length === 0 ? {} : { allowedTools }),
  }
}

/** Claude Code shows `when_to_use` behind the description; skills written for it put half their trigger there. */
function describe(entry: CatalogEntry, skill: Skill | undefined): string {
  const description = oneLine(entry.description)
  const whenToUse = oneLine(skill?.whenToUse ?? '')
  return whenToUse === '' || description.includes(whenToUse) ? description : `${description} ${whenToUse}`
}

function locationOf(entry: CatalogEntry, options: IndexOptions): string | undefined {
  const { location } = entry.candidate
  if (options.location === 'absolute') return location
  if (options.location === 'relative') return relativeLocation(location, options.projectRoot ?? '')
  return undefined
}
