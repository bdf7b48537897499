import { defineRoots } from './define-roots.ts'
import type { Dialect } from './dialect.ts'
import { dialects } from './dialects.ts'

/** What the settings say of an agent; what they do not say stays as it is known. */
export interface AgentPlaceSettings {
  readonly id: string
  readonly title?: string
  /** Its folder of skills in a project, with `/`. */
  readonly project?: string
  /** Its folder of skills of the user: `~/…`. */
  readonly user?: string
  /** Files and folders of which one exists where it is in use, as `agent-signs.ts` writes them. */
  readonly signs?: readonly string[]
}

/**
 * The table of agents with what the settings say in addition: an agent that is new, or one that moved since this version
 * was made. Throws a `TypeError` for a path that is none; the settings are judged before.
 */
export function withAgents(settings: readonly AgentPlaceSettings[]): readonly Dialect[] {
  if (settings.length === 0) return dialects
  const changed = new Map(settings.map((each) => [each.id, each]))
  const known = dialects.map((dialect) => {
    const id = [dialect.id, ...(dialect.aliases ?? [])].find((each) => changed.has(each))
    const said = id === undefined ? undefined : changed.get(id)
    if (id !== undefined) changed.delete(id)
    return said === undefined ? dialect : { ...dialect, ...placesOf(said) }
  })
  const added = [...changed.values()].map((each): Dialect => ({
    title: each.id,
    kind: 'client',
    projectRoots: [],
    userRoots: [],
    ...placesOf(each),
    id: each.id,
  }))
  return [...known, ...added]
}

function placesOf({ title, project, user, signs }: AgentPlaceSettings): Partial<Dialect> {
  return {
    ...(title !== undefined && { title }),
    ...(project !== undefined && { projectRoots: defineRoots(project) }),
    ...(user !== undefined && { userRoots: defineRoots(user) }),
    ...(signs !== undefined && { signs }),
  }
}
