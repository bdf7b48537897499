import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

/** Checklist WUN-33: the workspace, then what is managed per user. */
export const wundr: Dialect = {
  id: 'wundr',
  title: 'Wundr',
  kind: 'system',
  projectRoots: defineRoots('.claude/skills', 'skills'),
  userRoots: defineRoots('~/.wundr/skills'),
  nameFrom: 'frontmatter',
}
