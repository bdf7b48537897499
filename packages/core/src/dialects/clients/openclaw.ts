import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

export const openclaw: Dialect = {
  id: 'openclaw',
  title: 'OpenClaw',
  kind: 'client',
  projectRoots: defineRoots('skills', '.agents/skills'),
  // The last two are the client's earlier names, read where they still exist.
  userRoots: defineRoots('~/.agents/skills', '~/.openclaw/skills', '~/.clawdbot/skills', '~/.moltbot/skills'),
  nameFrom: 'frontmatter',
  limits: { maximumDepth: 6 },
  fields: [
    'name',
    'description',
    'license',
    'compatibility',
    'metadata',
    'allowed-tools',
    'homepage',
    'user-invocable',
    'disable-model-invocation',
    'command-dispatch',
    'command-tool',
    'command-arg-mode',
  ],
}
