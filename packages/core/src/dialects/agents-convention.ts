import { defineRoots } from './define-roots.ts'
import type { Dialect } from './dialect.ts'

/** The directories that the clients agreed on, as the specification's guide for clients names them. */
export const agentsConvention: Dialect = {
  id: 'agents',
  // The word of the installer `skills` for it.
  aliases: ['universal'],
  title: 'Shared .agents convention',
  kind: 'convention',
  projectRoots: defineRoots('.agents/skills'),
  userRoots: defineRoots('~/.agents/skills'),
  nameFrom: 'frontmatter',
}
