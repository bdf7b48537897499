import type { LocalRunner } from './local-runners.ts'

/** `metier serve`, alone or with what is to be done with a daemon that runs. */
export const runServe: LocalRunner = async (local) => {
  const { action, detach } = local.run.input
  if (action === 'status') return (await import('./serve-status.ts')).serveStatus(local)
  if (action === 'stop') return (await import('./serve-stop.ts')).serveStop(local)
  if (action === 'token') return (await import('./serve-token.ts')).serveToken(local)
  if (detach === true) return (await import('./serve-detached.ts')).serveDetached(local)
  return (await import('./serve-here.ts')).serveHere(local)
}
