import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

/** One root; the directory's name was the skill's (decisions ). */
export const omni: Dialect = {
  id: 'omni',
  title: 'Omni',
  kind: 'system',
  projectRoots: defineRoots('assets/skills'),
  userRoots: [],
  nameFrom: 'directory',
}
