import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

/** Checklist BTW-10 to BTW-12 and BTW-23 to BTW-33. */
export const btw: Dialect = {
  id: 'btw',
  title: 'btw',
  kind: 'system',
  projectRoots: defineRoots('.claude/skills', '.agents/skills', '.btw/skills'),
  // BTW-11: where R's `R_user_dir("btw", "config")` points on Linux, on macOS and on Windows.
  userRoots: defineRoots(
    '~/.config/R/btw/skills',
    '~/Library/Preferences/org.R-project.R/R/btw/skills',
    '<config>/R/config/R/btw/skills',
  ),
  nameFrom: 'directory',
  limits: {
    maximumDepth: 1,
    namePattern: '^[a-z0-9][a-z0-9-]*[a-z0-9]$',
    nameEqualsDirectory: true,
    maximumName: 64,
    maximumDescription: 1024,
  },
  fields: ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'],
}
