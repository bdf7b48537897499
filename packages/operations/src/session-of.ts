import {
  closestWord,
  referenceLayers,
  resolveReferences,
  whySeen,
  type CatalogEntry,
  type ViewContext,
} from '@metier/core'
import { readRoom, type CatalogService } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import type { OwnerOutput, SessionOutput } from './session-schema.ts'
import { viewOptions, type ViewInput } from './view-options.ts'

interface Asked extends Pick<ViewInput, 'role' | 'room' | 'plan'> {
  /** The file that the role or room is set up in, where there is one. */
  readonly settings: string | undefined
}

/** What this role, in this room, for this plan sees, and why. */
export function sessionOf(
  { settings, ...asked }: Asked,
  service: CatalogService,
  { fileSystem, configuration }: OperationContext,
): SessionOutput {
  const options = viewOptions(asked)
  const context = service.contextOf(options)
  const view = service.view(options)
  const ofRoom = asked.room === undefined ? {} : readRoom(fileSystem, configuration.projectRoot, asked.room)
  return {
    role: context.role ?? null,
    room: asked.room ?? null,
    plan: asked.plan ?? ofRoom.plan ?? null,
    settings: settings ?? null,
    skills: view.entries.map((entry) => rowOf(entry, context)),
    references: {
      ...layersOf(context),
      inForce: [...resolveReferences(context.references)],
      disabled: [...new Set(context.references?.disabled)],
      missing: view.unresolvedReferences.map((name) => ({
        name,
        from: referenceLayers.filter((layer) => context.references?.[layer]?.includes(name) === true),
        near: nearTo(name, service),
      })),
    },
  }
}

/** One line of a list of roles or rooms. */
export function ownerOf(name: string, session: SessionOutput, kind: 'role' | 'room'): OwnerOutput {
  const active = session.skills.filter(({ state }) => state === 'active')
  return {
    name,
    role: kind === 'role' ? null : session.role,
    plan: session.plan,
    settings: session.settings,
    own: active.filter(({ via }) => via === kind).map((skill) => skill.name),
    referenced: active.filter(({ via }) => via === 'reference').map((skill) => skill.name),
    missing: session.references.missing.map((reference) => reference.name),
    active: active.length,
  }
}

function rowOf(entry: CatalogEntry, context: ViewContext): SessionOutput['skills'][number] {
  const { via, referencedBy } = whySeen(entry, context)
  const { root, location } = entry.candidate
  return {
    name: entry.name,
    description: entry.description,
    state: entry.state,
    reasons: [...entry.reasons],
    via,
    owner: root.owner ?? null,
    referencedBy: [...referencedBy],
    location,
  }
}

function layersOf({ references }: ViewContext) {
  return {
    role: [...(references?.role ?? [])],
    room: [...(references?.room ?? [])],
    plan: [...(references?.plan ?? [])],
  }
}

/** Of every skill that was found, in any view: a reference may name any of them. */
function nearTo(name: string, service: CatalogService): string | null {
  const names = [...service.snapshot().candidates.values()].flatMap(({ skill }) => (skill ? [skill.name] : []))
  // A copy of one that is gone still has its name.
  const others = names.filter((each) => each !== name)
  return closestWord(name, others) ?? null
}
