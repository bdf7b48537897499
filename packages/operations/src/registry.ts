import type { AnyOperation } from './any-operation.ts'
import { eraseOperation } from './erase-operation.ts'

/**
 * The product's table of contents: nothing behind a name is loaded until it is asked for, so a command pays
 * for its own operation and no other.
 */
export const registry = {
  accept: async () => eraseOperation((await import('./accept.ts')).accept),
  add: async () => eraseOperation((await import('./add.ts')).add),
  activate: async () => eraseOperation((await import('./activate.ts')).activate),
  'apply-change': async () => eraseOperation((await import('./apply-change.ts')).applyChange),
  'bug-report': async () => eraseOperation((await import('./bug-report.ts')).bugReport),
  call: async () => eraseOperation((await import('./call.ts')).call),
  'cancel-job': async () => eraseOperation((await import('./cancel-job.ts')).cancelJob),
  ci: async () => eraseOperation((await import('./ci.ts')).ci),
  connect: async () => eraseOperation((await import('./connect.ts')).connect),
  doctor: async () => eraseOperation((await import('./doctor.ts')).doctor),
  eval: async () => eraseOperation((await import('./evaluate.ts')).evaluate),
  executions: async () => eraseOperation((await import('./executions.ts')).executions),
  find: async () => eraseOperation((await import('./find.ts')).find),
  fix: async () => eraseOperation((await import('./fix.ts')).fix),
  history: async () => eraseOperation((await import('./history.ts')).history),
  jobs: async () => eraseOperation((await import('./jobs.ts')).jobs),
  list: async () => eraseOperation((await import('./list.ts')).list),
  'list-jobs': async () => eraseOperation((await import('./list-jobs.ts')).listJobs),
  lock: async () => eraseOperation((await import('./lock.ts')).lock),
  'mcp-import': async () => eraseOperation((await import('./mcp-import.ts')).mcpImport),
  migrate: async () => eraseOperation((await import('./migrate.ts')).migrate),
  new: async () => eraseOperation((await import('./new-skill.ts')).newSkill),
  outdated: async () => eraseOperation((await import('./outdated.ts')).outdated),
  pack: async () => eraseOperation((await import('./pack.ts')).pack),
  'plan-change': async () => eraseOperation((await import('./plan-change.ts')).planChange),
  prompt: async () => eraseOperation((await import('./prompt.ts')).prompt),
  'read-skill-file': async () => eraseOperation((await import('./read-skill-file.ts')).readSkillFile),
  remove: async () => eraseOperation((await import('./remove.ts')).remove),
  resources: async () => eraseOperation((await import('./resources.ts')).resources),
  role: async () => eraseOperation((await import('./role.ts')).role),
  room: async () => eraseOperation((await import('./room.ts')).room),
  run: async () => eraseOperation((await import('./run.ts')).run),
  route: async () => eraseOperation((await import('./route.ts')).route),
  scan: async () => eraseOperation((await import('./scan.ts')).scan),
  'scan-skill': async () => eraseOperation((await import('./scan-skill.ts')).scanSkill),
  'seen-by': async () => eraseOperation((await import('./seen-by.ts')).seenBy),
  show: async () => eraseOperation((await import('./show.ts')).show),
  'show-job': async () => eraseOperation((await import('./show-job.ts')).showJob),
  team: async () => eraseOperation((await import('./team.ts')).team),
  'list-templates': async () => eraseOperation((await import('./list-templates.ts')).listTemplates),
  'render-template': async () => eraseOperation((await import('./render-template.ts')).renderTemplate),
  templates: async () => eraseOperation((await import('./templates.ts')).templates),
  trust: async () => eraseOperation((await import('./trust.ts')).trust),
  update: async () => eraseOperation((await import('./update.ts')).update),
  validate: async () => eraseOperation((await import('./validate.ts')).validate),
  verify: async () => eraseOperation((await import('./verify.ts')).verify),
  why: async () => eraseOperation((await import('./why.ts')).why),
} as const satisfies Readonly<Record<string, () => Promise<AnyOperation>>>

export type OperationName = keyof typeof registry
