import type { LocalRunner } from './local-runners.ts'
import { pageAddress } from './page-address.ts'
import { serverOf } from './server-of.ts'

/** `metier serve status`: exit status 1 when none runs. */
export const serveStatus: LocalRunner = async ({ run, environment, context }) => {
  const { stdout, stderr } = environment.streams
  const tools = await (await serverOf(environment)).loadDaemonTools()
  const records = new tools.DaemonRecords(context)
  const found = await records.find()
  const now = context.clock.now()
  const page = found && pageAddress({ url: found.url, key: records.tokenKey(), now, tools })
  const { projectRoot } = context.configuration
  if (run.global.json) {
    const answer = {
      schema: 'metier.serve/1',
      running: found !== undefined,
      project: projectRoot,
      ...found,
      ...(page !== undefined && { page }),
    }
    stdout.write(`${JSON.stringify(answer)}\n`)
  } else if (found !== undefined) {
    stdout.write(`${found.url}\n`)
    const since = new Date(found.started).toISOString()
    if (!run.global.quiet) {
      stderr.write(`Process ${found.pid}, Metier ${found.version}, since ${since}.\nThe page for people: ${page}\n`)
    }
  } else if (!run.global.quiet) {
    stderr.write(`No daemon serves ${projectRoot}. \`metier serve --detach\` starts one.\n`)
  }
  return found === undefined ? 1 : 0
}
