import { defineRoots } from './define-roots.ts'
import type { Dialect } from './dialect.ts'

/** The directories that the clients agreed on, as the specification's guide for clients names them. */
export const agentsConvention: Dialect = {
  id: 'agents',
  title: 'Shared .agents convention',
  kind: 'convention',
  projectRoots: defineRoots('.agents/skills'),
  userRoots: defineRoots('~/.agents/skills'),
  nameFrom: 'frontmatter',
}
