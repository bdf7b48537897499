import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

/** Checklist OST-12 to OST-14 and OST-33 to OST-37. */
export const ostwin: Dialect = {
  id: 'ostwin',
  title: 'OSTwin',
  kind: 'system',
  projectRoots: defineRoots(
    '.agents/war-rooms/*/skills',
    '.agents/skills/roles/*',
    '.agents/skills/global',
    '.agents/skills',
  ),
  userRoots: defineRoots('~/.agents/skills'),
  nameFrom: 'frontmatter',
}
