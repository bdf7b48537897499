import { MetierError } from '@metier/core'
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LocalRunner } from './local-runners.ts'
import { pageAddress } from './page-address.ts'
import { printDaemon } from './print-daemon.ts'
import { serverOf } from './server-of.ts'

/** Milliseconds until a daemon must have said where it serves. */
const patience = 20_000

/** `metier serve --detach`: another process serves; this one waits until it does and gives its address. */
export const serveDetached: LocalRunner = async (local) => {
  const { environment, context } = local
  const tools = await (await serverOf(environment)).loadDaemonTools()
  const records = new tools.DaemonRecords(context)
  const pageOf = (url: string) => pageAddress({ url, key: records.tokenKey(), now: context.clock.now(), tools })
  const other = await records.find()
  if (other !== undefined) {
    const note = `A daemon serves this project already (process ${other.pid}).`
    printDaemon(local, { daemon: other, page: pageOf(other.url), note })
    return 0
  }
  mkdirSync(dirname(records.logFile), { recursive: true, mode: 0o700 })
  const log = openSync(records.logFile, 'w', 0o600)
  const [program = '', ...words] = process.argv.slice(1)
  const passed = words.filter((word) => word !== '--detach' && word !== '-d')
  const child = spawn(process.execPath, [program, ...passed], {
    cwd: environment.cwd,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  const end = Date.now() + patience
  for (let isLast = false; !isLast && Date.now() < end;) {
    // Our child ended: it failed, or gave way to a daemon that was started at the same moment. One last look tells which.
    isLast = child.exitCode !== null
    const started = await records.find()
    if (started !== undefined) {
      // Another daemon was first. Ours may already serve on another port, where `serve stop` would never find it.
      if (started.pid !== child.pid) child.kill()
      const note = `Serving in the background (process ${started.pid}); its log is ${records.logFile}`
      printDaemon(local, { daemon: started, page: pageOf(started.url), note })
      return 0
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  const said = readFileSync(records.logFile, 'utf8').trim().split('\n').slice(-5).join('\n')
  throw new MetierError({
    code: 'internal',
    message: `The daemon did not start.${said === '' ? '' : `\n${said}`}`,
    next: 'Run `metier serve` without --detach to see why.',
  })
}
