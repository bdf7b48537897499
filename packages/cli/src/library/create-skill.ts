import type { LibraryOptions } from './library-options.ts'
import { openLibraryContext } from './open-library-context.ts'
import { placeOfScope } from './place-of-scope.ts'

type Resource = 'scripts' | 'references' | 'assets'

export interface CreateSkillOptions extends LibraryOptions {
  /** Lower-case letters, digits and hyphens; also the name of the folder. */
  readonly name: string
  /** What it does and when to use it; a sentence to be replaced unless given. */
  readonly description?: string
  /** `project` unless told; `user`, another scope, or a folder of skills such as `./skills`. */
  readonly scope?: string
  /** Folders to add, with an example in each; `true` is all three. */
  readonly resources?: boolean | readonly Resource[]
}

const every: readonly Resource[] = ['scripts', 'references', 'assets']

/**
 * Starts a skill that passes the specification and gives its absolute directory. Throws `invalid-input` for a name
 * that is none, `already-exists`, and `ambiguous-project-dir` where the project has several folders of skills.
 */
export async function createSkill(options: CreateSkillOptions): Promise<string> {
  const { name, description, scope, resources = [] } = options
  const { callOperation, newSkill } = await import('./library-operations.ts')
  const context = await openLibraryContext(options)
  const input = {
    name,
    ...(description !== undefined && { description }),
    ...placeOfScope(scope),
    resources: [...(typeof resources === 'boolean' ? (resources ? every : []) : resources)],
  }
  const { directory } = await callOperation({ operation: newSkill, input, context })
  return directory
}
