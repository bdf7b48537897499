import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

export const geminiCli: Dialect = {
  id: 'gemini-cli',
  aliases: ['gemini'],
  title: 'Gemini CLI',
  kind: 'client',
  projectRoots: defineRoots('.agents/skills', '.gemini/skills'),
  userRoots: defineRoots('~/.agents/skills', '~/.gemini/skills'),
  nameFrom: 'frontmatter',
  limits: { maximumDepth: 1, projectNeedsTrust: true },
  fields: ['name', 'description'],
}
