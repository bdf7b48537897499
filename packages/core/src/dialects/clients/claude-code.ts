import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

export const claudeCode: Dialect = {
  id: 'claude-code',
  aliases: ['claude'],
  title: 'Claude Code',
  kind: 'client',
  projectRoots: defineRoots('.claude/skills'),
  userRoots: defineRoots({
    base: 'user',
    path: '.claude/skills',
    variable: { name: 'CLAUDE_CONFIG_DIR', path: 'skills' },
  }),
  // The command comes from the folder; the field is a label only.
  nameFrom: 'directory',
  limits: { maximumDepth: 1 },
  fields: [
    'name',
    'description',
    'when_to_use',
    'argument-hint',
    'arguments',
    'disable-model-invocation',
    'user-invocable',
    'allowed-tools',
    'disallowed-tools',
    'model',
    'effort',
    'context',
    'background',
    'agent',
    'hooks',
    'paths',
    'shell',
    'metadata',
  ],
}
