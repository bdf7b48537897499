import { MetierError } from '@metier/core'
import { setTimeout } from 'node:timers/promises'
import type { DaemonOptions, RunningDaemon } from '@metier/server'
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
  const giveAddressOf = (daemon: RunningDaemon): number => {
    const note = `A daemon serves this project already (process ${daemon.pid}); \`metier serve stop\` ends it.`
    printDaemon(local, { daemon, page: pageOf(daemon.url), note })
    return 0
  }
  if (other !== undefined && isAnyPort) return giveAddressOf(other)
  chooseLog(local, tools.createJsonJournal)
  const starting = startDaemon(local.context, { ...startOptions(local), tokenKey })
  const daemon = await starting.catch(async (error: unknown) => {
    const first = isAnyPort ? await startedBeside(error, () => records.find()) : undefined
    if (first === undefined) throw error
    return first
  })
  if (!('close' in daemon)) return giveAddressOf(daemon)
  const { url, port, instance } = daemon
  const record = { pid: process.pid, url, port, instance, version, started: Date.now() }
  const { projectRoot } = local.context.configuration
  const first = other === undefined ? await records.claim({ ...record, project: projectRoot }) : undefined
  if (first !== undefined) {
    await daemon.close()
    return giveAddressOf(first)
  }
  // Listened for before anybody is told the address: who stops us the moment we are ready is heard.
  const stopped = environment.stopped
  printDaemon(local, { daemon: { ...record, project: '' }, page: pageOf(url) })
  const reason = await stopped
  await daemon.close()
  records.remove(instance)
  return reason === 'interrupted' ? 130 : 0
}

/** The daemon that took the port may have been started at the same moment, and not have recorded itself yet. */
async function startedBeside(
  error: unknown,
  find: () => Promise<RunningDaemon | undefined>,
): Promise<RunningDaemon | undefined> {
  if (!(error instanceof MetierError) || error.code !== 'port-in-use') return undefined
  for (let looks = 0; looks < 10; looks += 1) {
    const found = await find()
    if (found !== undefined) return found
    await setTimeout(50)
  }
  return undefined
}

function startOptions({ run, environment }: LocalRun): DaemonOptions {
  const { input } = run
  return {
    view: servedView(input),
    version,
    ...(input.expose === true ? { expose: true } : {}),
    ...(typeof input.port === 'number' ? { port: input.port } : {}),
    ...(typeof input.host === 'string' ? { host: input.host } : {}),
    ...(input.requireToken === true ? { requireToken: true } : {}),
    ...(environment.page === undefined ? {} : { page: environment.page }),
  }
}

type JsonJournal = Awaited<ReturnType<Awaited<ReturnType<typeof serverOf>>['loadDaemonTools']>>['createJsonJournal']

/** With `--log json` what anything says goes through the structured log, requests included. */
function chooseLog({ run, environment, context }: LocalRun, createJsonJournal: JsonJournal): void {
  if (run.input.log !== 'json' || !(context.journal instanceof RedirectableJournal)) return
  const level = run.global.verbose ? 'debug' : run.global.quiet ? 'error' : 'info'
  const { stderr } = environment.streams
  context.journal.redirect(createJsonJournal({ destination: { write: (line) => void stderr.write(line) }, level }))
}
