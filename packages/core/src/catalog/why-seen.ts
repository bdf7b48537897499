import { nameKey } from '../format/name-key.ts'
import type { CatalogEntry } from './entry.ts'
import { visibility } from './visibility.ts'
import type { SkillReferences, ViewContext } from './view-context.ts'

/** The layers that may refer to a skill, in the order in which their references are united. */
export const referenceLayers = ['role', 'room', 'plan'] as const

export type ReferenceLayer = (typeof referenceLayers)[number]

/** How a skill came into a session. */
export const seenVia = [
  'room',
  'agent',
  'role',
  'project',
  'everybody',
  'user',
  'bundled',
  'extra',
  'remote',
  'reference',
] as const

export interface Seen {
  /** `everybody`: it is the whole team's. `reference`: only because a layer names it. */
  readonly via: (typeof seenVia)[number]
  /** The layers that name it, whether it needs that or not. */
  readonly referencedBy: readonly ReferenceLayer[]
}

/** Why a session sees a skill (decisions R-9). Pure. */
export function whySeen({ candidate }: CatalogEntry, context: ViewContext): Seen {
  const { scope } = candidate.root
  const named = (layer: ReferenceLayer) =>
    namesOf(context.references, layer).some((name) => name === candidate.key || name === candidate.directoryKey)
  const via = visibility(candidate.root, context) === 'visible' ? (scope === 'team' ? 'everybody' : scope) : 'reference'
  return { via, referencedBy: referenceLayers.filter(named) }
}

function namesOf(references: SkillReferences | undefined, layer: ReferenceLayer): readonly string[] {
  return (references?.[layer] ?? []).map(nameKey)
}
