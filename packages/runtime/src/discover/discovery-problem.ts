import type { Diagnostic, MetierError, Severity } from '@metier/core'

/** What discovery can find wrong with roots and directories. */
const problems = {
  'walk-bounded': {
    severity: 'warning',
    help: 'Move the skills further up, or raise `discovery.maximumDepth` or `discovery.maximumDirectories`.',
  },
  'symlink-escapes': {
    severity: 'warning',
    help: 'Put the directory itself there, or name where the link leads under `allowSymlinkRoots`.',
  },
  'broken-link': { severity: 'warning', help: 'Remove the link or restore what it points to.' },
  'flat-skill': { severity: 'info', help: 'Put it into a directory of its own, as `<name>/SKILL.md`.' },
  'reserved-name': { severity: 'warning', help: 'Give the directory another name: this one holds skills of its own.' },
  'file-unreadable': { severity: 'error', help: 'Check the permissions of the path.' },
  'unusable-path': { severity: 'warning', help: 'Rename the directory: its name breaks lists and prompts.' },
} as const satisfies Record<string, { readonly severity: Severity; readonly help: string }>

export type DiscoveryProblem = keyof typeof problems

/** A finding about a path rather than about the text of a skill. */
export function discoveryProblem(
  code: DiscoveryProblem,
  path: string,
  what: string | Pick<MetierError, 'message' | 'next'>,
): Diagnostic {
  const { severity, help } = problems[code]
  const { message, next = help } = typeof what === 'string' ? { message: what } : what
  return { code, severity, message, help: next, path }
}
