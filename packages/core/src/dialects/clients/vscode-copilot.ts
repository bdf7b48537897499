import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

export const vscodeCopilot: Dialect = {
  id: 'vscode-copilot',
  aliases: ['github-copilot', 'copilot', 'vscode'],
  title: 'VS Code with GitHub Copilot',
  kind: 'client',
  projectRoots: defineRoots('.github/skills', '.claude/skills', '.agents/skills'),
  userRoots: defineRoots('~/.copilot/skills', '~/.claude/skills', '~/.agents/skills'),
  nameFrom: 'frontmatter',
  limits: {
    maximumDepth: 1,
    namePattern: '^[^/:.\\u0080-\\uffff]+$',
    nameEqualsDirectory: true,
    maximumDescription: 1024,
  },
  fields: ['name', 'description', 'argument-hint', 'user-invocable', 'disable-model-invocation', 'context'],
}
