import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

/** Looks at any depth. */
export const cursor: Dialect = {
  id: 'cursor',
  title: 'Cursor',
  kind: 'client',
  projectRoots: defineRoots('.agents/skills', '.cursor/skills', '.claude/skills', '.codex/skills'),
  userRoots: defineRoots('~/.agents/skills', '~/.cursor/skills', '~/.claude/skills', '~/.codex/skills'),
  nameFrom: 'directory',
  fields: ['name', 'description', 'license', 'compatibility', 'metadata', 'disable-model-invocation', 'paths'],
}
