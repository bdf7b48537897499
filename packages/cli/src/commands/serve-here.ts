import { RedirectableJournal } from '../terminal/redirectable-journal.ts'
import { version } from '../version.ts'
import type { LocalRun, LocalRunner } from './local-runners.ts'
import { pageAddress } from './page-address.ts'
import { printDaemon } from './print-daemon.ts'
import { servedView } from './served-view.ts'
import { serverOf } from './server-of.ts'

/**
 * Serves until a signal comes. One daemon serves a project: where it runs already and no port was asked for, its
 * address is the answer.
 */
export const serveHere: LocalRunner = async (local) => {
  const { run, environment } = local
  const { input } = run
  const { startDaemon, loadDaemonTools } = await serverOf(environment)
  const tools = await loadDaemonTools()
  const records = new tools.DaemonRecords(local.context)
  const isAnyPort = typeof input.port !== 'number' && (environment.variables.METIER_PORT ?? '') === ''
  const other = await records.find()
  const tokenKey = records.tokenKey()
  const pageOf = (url: string) => pageAddress({ url, key: tokenKey, now: local.context.clock.now(), tools })
  if (other !== undefined && isAnyPort) {
    const note = `A daemon serves this project already (process ${other.pid}); \`metier serve stop\` ends it.`
    printDaemon(local, { daemon: other, page: pageOf(other.url), note })
    return 0
  }
  chooseLog(local, tools.createJsonJournal)
  const daemon = await startDaemon(local.context, {
    view: servedView(input),
    version,
    ...(input.expose === true ? { expose: true } : {}),
    ...(typeof input.port === 'number' ? { port: input.port } : {}),
    ...(typeof input.host === 'string' ? { host: input.host } : {}),
    tokenKey,
    ...(input.requireToken === true ? { requireToken: true } : {}),
    ...(environment.page === undefined ? {} : { page: environment.page }),
  })
  const { url, port, instance } = daemon
  const record = { pid: process.pid, url, port, instance, version, started: Date.now() }
  if (other === undefined) records.write({ ...record, project: local.context.configuration.projectRoot })
  // Listened for before anybody is told the address: who stops us the moment we are ready is heard.
  const stopped = environment.stopped
  printDaemon(local, { daemon: { ...record, project: '' }, page: pageOf(url) })
  const reason = await stopped
  await daemon.close()
  records.remove(instance)
  return reason === 'interrupted' ? 130 : 0
}

type JsonJournal = Awaited<ReturnType<Awaited<ReturnType<typeof serverOf>>['loadDaemonTools']>>['createJsonJournal']

/** With `--log json` what anything says goes through the structured log, requests included. */
function chooseLog({ run, environment, context }: LocalRun, createJsonJournal: JsonJournal): void {
  if (run.input.log !== 'json' || !(context.journal instanceof RedirectableJournal)) return
  const level = run.global.verbose ? 'debug' : run.global.quiet ? 'error' : 'info'
  const { stderr } = environment.streams
  context.journal.redirect(createJsonJournal({ destination: { write: (line) => void stderr.write(line) }, level }))
}
