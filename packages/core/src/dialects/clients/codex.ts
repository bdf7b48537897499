import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

export const codex: Dialect = {
  id: 'codex',
  title: 'Codex',
  kind: 'client',
  projectRoots: defineRoots('.agents/skills', '.codex/skills'),
  userRoots: defineRoots('~/.agents/skills', {
    base: 'user',
    path: '.codex/skills',
    variable: { name: 'CODEX_HOME', path: 'skills' },
  }),
  systemRoots: defineRoots('/etc/codex/skills'),
  nameFrom: 'frontmatter',
  limits: { maximumDepth: 6, maximumName: 64, maximumDescription: 1024 },
  fields: ['name', 'description', 'metadata'],
}
