import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

/** Our own place in the platform's configuration directory (decisions R-5, tier 6). */
export const metier: Dialect = {
  id: 'metier',
  title: 'Metier',
  kind: 'system',
  projectRoots: [],
  userRoots: defineRoots('<config>/metier/skills'),
  nameFrom: 'frontmatter',
}
