import { nameKey, type Catalog, type FileSystem, type SkillReferences, type ViewContext } from '@metier/core'
import type { ViewOptions } from '../catalog-service.ts'
import type { Journal } from '../journal.ts'
import { readReferences } from '../references/read-references.ts'
import { readRoom } from '../references/read-room.ts'
import { stagedCopies, type CopyDigests } from '../team/staged-copies.ts'

/** What was asked, with what the files of role, room and plan add to it. */
export type CompleteView = Omit<ViewOptions, 'plan'> & Partial<Pick<ViewContext, 'staged'>>

export interface CompleteViewOptions {
  readonly fileSystem: FileSystem
  /** Absolute. */
  readonly projectRoot: string
  readonly catalog: Pick<Catalog, 'roots'>
  readonly copies: CopyDigests
  readonly journal?: Journal
}

/**
 * A room that is asked for without a role or a plan is that of the role and the plan its config.json names. What the
 * caller says of references counts instead of a file's (checklist OST-19).
 */
export function completeView({ plan, ...asked }: ViewOptions, options: CompleteViewOptions): CompleteView {
  const { fileSystem, projectRoot, catalog, copies, journal } = options
  const of = asked.room === undefined ? {} : readRoom(fileSystem, projectRoot, asked.room)
  const { role, room } = { ...of, ...asked }
  const inPlan = plan ?? of.plan
  if (role === undefined && room === undefined && inPlan === undefined) return asked
  const names = {
    ...(role !== undefined && { role }),
    ...(room !== undefined && { room }),
    ...(inPlan !== undefined && { plan: inPlan }),
  }
  const found = readReferences({ fileSystem, projectRoot, ...names, ...(journal && { journal }) })
  const references = together(found, asked.references)
  const staged = rootsOf(catalog, asked.room).flatMap((directory) => stagedCopies(fileSystem, directory, copies))
  return {
    ...asked,
    ...(role !== undefined && { role }),
    ...(references && { references }),
    ...(staged.length > 0 && { staged }),
  }
}

function together(found: SkillReferences, asked: SkillReferences | undefined): SkillReferences | undefined {
  const disabled = [...(found.disabled ?? []), ...(asked?.disabled ?? [])]
  const all = { ...found, ...asked, ...(disabled.length > 0 && { disabled }) }
  return Object.keys(all).length === 0 ? undefined : all
}

function rootsOf({ roots }: Pick<Catalog, 'roots'>, room: string | undefined): readonly string[] {
  if (room === undefined) return []
  const key = nameKey(room)
  return roots.flatMap(({ scope, owner, path }) =>
    scope === 'room' && owner !== undefined && nameKey(owner) === key ? [path] : [],
  )
}
