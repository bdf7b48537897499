import { version } from '../version.ts'
import type { LocalRunner } from './local-runners.ts'
import { servedView } from './served-view.ts'
import { serverOf } from './server-of.ts'

/** `metier mcp`: ends when the client closes standard input, or at a signal. */
export const runMcp: LocalRunner = async (local) => {
  const { run, environment, context, memory } = local
  if (run.input.action === 'import') return (await import('./run-mcp-import.ts')).runMcpImport(local)
  const { runMcpStdio } = await serverOf(environment)
  await runMcpStdio(context, {
    view: servedView(run.input),
    version,
    ...(memory && { memory }),
    ...(run.input.expose === true ? { expose: true } : {}),
  })
  return 0
}
