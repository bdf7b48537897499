import type { AnyOperation } from './any-operation.ts'
import { eraseOperation } from './erase-operation.ts'

/**
 * The product's table of contents: nothing behind a name is loaded until it is asked for, so a command pays
 * for its own operation and no other.
 */
export const registry = {
  accept: async () => eraseOperation((await import('./accept.ts')).accept),
  activate: async () => eraseOperation((await import('./activate.ts')).activate),
  'bug-report': async () => eraseOperation((await import('./bug-report.ts')).bugReport),
  call: async () => eraseOperation((await import('./call.ts')).call),
  doctor: async () => eraseOperation((await import('./doctor.ts')).doctor),
  find: async () => eraseOperation((await import('./find.ts')).find),
  fix: async () => eraseOperation((await import('./fix.ts')).fix),
  list: async () => eraseOperation((await import('./list.ts')).list),
  migrate: async () => eraseOperation((await import('./migrate.ts')).migrate),
  new: async () => eraseOperation((await import('./new-skill.ts')).newSkill),
  prompt: async () => eraseOperation((await import('./prompt.ts')).prompt),
  'read-skill-file': async () => eraseOperation((await import('./read-skill-file.ts')).readSkillFile),
  resources: async () => eraseOperation((await import('./resources.ts')).resources),
  scan: async () => eraseOperation((await import('./scan.ts')).scan),
  show: async () => eraseOperation((await import('./show.ts')).show),
  trust: async () => eraseOperation((await import('./trust.ts')).trust),
  validate: async () => eraseOperation((await import('./validate.ts')).validate),
} as const satisfies Readonly<Record<string, () => Promise<AnyOperation>>>

export type OperationName = keyof typeof registry
