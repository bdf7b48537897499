import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

export const opencode: Dialect = {
  id: 'opencode',
  title: 'opencode',
  kind: 'client',
  projectRoots: defineRoots('.opencode/skills', '.claude/skills', '.agents/skills'),
  userRoots: defineRoots('~/.config/opencode/skills', '~/.claude/skills', '~/.agents/skills'),
  nameFrom: 'frontmatter',
  limits: { maximumDepth: 1, namePattern: '^[a-z0-9]+(-[a-z0-9]+)*$', nameEqualsDirectory: true },
  fields: ['name', 'description', 'license', 'compatibility', 'metadata'],
}
