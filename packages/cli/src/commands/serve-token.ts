import type { LocalRunner } from './local-runners.ts'
import { serverOf } from './server-of.ts'

const day = 86_400_000

/** `metier serve token`: the token alone on a line. Nothing of it is kept: a token is known by its signature. */
export const serveToken: LocalRunner = async ({ run, environment, context }) => {
  const { stdout, stderr } = environment.streams
  const { DaemonRecords, issueAccessToken, accessScopes } = await (await serverOf(environment)).loadDaemonTools()
  const { scope, days, name } = run.input
  const asked: readonly unknown[] = Array.isArray(scope) && scope.length > 0 ? scope : ['read']
  const scopes = accessScopes.filter((each) => asked.includes(each))
  const expires = context.clock.now() + (typeof days === 'number' ? days : 30) * day
  const grant = { name: typeof name === 'string' ? name : 'unnamed', scopes, expires }
  const token = issueAccessToken(grant, new DaemonRecords(context).tokenKey())
  if (run.global.json) stdout.write(`${JSON.stringify({ schema: 'metier.token/1', token, ...grant })}\n`)
  else stdout.write(`${token}\n`)
  if (!run.global.quiet && !run.global.json) {
    stderr.write(`Allows to ${scopes.join(', ')} until ${new Date(expires).toISOString()}. It is shown this once.\n`)
  }
  return 0
}
