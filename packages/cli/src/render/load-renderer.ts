import type { Renderer } from './renderer.ts'

type Load = () => Promise<Renderer<never>>

const load = {
  accept: async () => (await import('./render-accept.ts')).renderAccept,
  add: async () => (await import('./render-add.ts')).renderAdd,
  audit: async () => (await import('./render-audit.ts')).renderAudit,
  'bug-report': async () => (await import('./render-bug-report.ts')).renderBugReport,
  call: async () => (await import('./render-call.ts')).renderCall,
  ci: async () => (await import('./render-ci.ts')).renderCi,
  connect: async () => (await import('./render-connect.ts')).renderConnect,
  disable: async () => (await import('./render-switch.ts')).renderSwitch,
  doctor: async () => (await import('./render-doctor.ts')).renderDoctor,
  enable: async () => (await import('./render-switch.ts')).renderSwitch,
  eval: async () => (await import('./render-eval.ts')).renderEval,
  executions: async () => (await import('./render-executions.ts')).renderExecutions,
  find: async () => (await import('./render-find.ts')).renderFind,
  fix: async () => (await import('./render-edit.ts')).renderEdit,
  jobs: async () => (await import('./render-jobs.ts')).renderJobs,
  list: async () => (await import('./render-list.ts')).renderList,
  lock: async () => (await import('./render-lock.ts')).renderLock,
  login: async () => (await import('./render-login.ts')).renderLogin,
  logout: async () => (await import('./render-logout.ts')).renderLogout,
  migrate: async () => (await import('./render-edit.ts')).renderEdit,
  new: async () => (await import('./render-new.ts')).renderNew,
  outdated: async () => (await import('./render-outdated.ts')).renderOutdated,
  pack: async () => (await import('./render-pack.ts')).renderPack,
  permissions: async () => (await import('./render-permissions.ts')).renderPermissions,
  prompt: async () => (await import('./render-prompt.ts')).renderPrompt,
  publish: async () => (await import('./render-publish.ts')).renderPublish,
  prune: async () => (await import('./render-prune.ts')).renderPrune,
  remove: async () => (await import('./render-remove.ts')).renderRemove,
  resources: async () => (await import('./render-resources.ts')).renderResources,
  role: async () => (await import('./render-role.ts')).renderRole,
  room: async () => (await import('./render-room.ts')).renderRoom,
  route: async () => (await import('./render-route.ts')).renderRoute,
  rollback: async () => (await import('./render-rollback.ts')).renderRollback,
  run: async () => (await import('./render-run.ts')).renderRun,
  scan: async () => (await import('./render-scan.ts')).renderScan,
  search: async () => (await import('./render-search.ts')).renderSearch,
  show: async () => (await import('./render-show.ts')).renderShow,
  sign: async () => (await import('./render-sign.ts')).renderSign,
  team: async () => (await import('./render-team.ts')).renderTeam,
  templates: async () => (await import('./render-templates.ts')).renderTemplates,
  trust: async () => (await import('./render-trust.ts')).renderTrust,
  update: async () => (await import('./render-update.ts')).renderUpdate,
  usage: async () => (await import('./render-usage.ts')).renderUsage,
  validate: async () => (await import('./render-validate.ts')).renderValidate,
  verify: async () => (await import('./render-verify.ts')).renderVerify,
  agents: async () => (await import('./render-agents.ts')).renderAgents,
  why: async () => (await import('./render-why.ts')).renderWhy,
} as const satisfies Readonly<Record<string, Load>>

/**
 * How the answer of an operation is written for people, loaded when it is needed. The type of the output is
 * forgotten: an operation and its renderer have the same name in their tables.
 */
export async function loadRenderer(name: string): Promise<Renderer<unknown> | undefined> {
  const found = new Map<string, Load>(Object.entries(load)).get(name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (await found?.()) as Renderer<unknown> | undefined
}
