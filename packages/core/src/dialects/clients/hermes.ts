import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

/** Skills lie in folders per category. */
export const hermes: Dialect = {
  id: 'hermes',
  aliases: ['hermes-agent'],
  title: 'Hermes Agent',
  kind: 'client',
  projectRoots: defineRoots('.hermes/skills'),
  userRoots: defineRoots({
    base: 'user',
    path: '.hermes/skills',
    variable: { name: 'HERMES_HOME', path: 'skills' },
  }),
  nameFrom: 'frontmatter',
}
