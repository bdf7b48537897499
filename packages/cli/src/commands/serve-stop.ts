import { MetierError } from '@metier/core'
import type { LocalRunner } from './local-runners.ts'
import { serverOf } from './server-of.ts'

/** Milliseconds: a daemon gives its clients five seconds to end. */
const patience = 15_000

/** `metier serve stop`: ends the daemon of this project and waits until it is gone. None to end is no error. */
export const serveStop: LocalRunner = async ({ run, environment, context }) => {
  const { stdout, stderr } = environment.streams
  const { DaemonRecords } = await (await serverOf(environment)).loadDaemonTools()
  const records = new DaemonRecords(context)
  const found = await records.find()
  if (found !== undefined) {
    process.kill(found.pid, 'SIGTERM')
    await gone(found.pid)
    records.remove(found.instance)
  }
  if (run.global.json)
    stdout.write(`${JSON.stringify({ schema: 'metier.serve/1', running: false, stopped: found !== undefined })}\n`)
  else if (!run.global.quiet) stderr.write(found === undefined ? 'No daemon runs for this project.\n' : 'Stopped.\n')
  return 0
}

async function gone(pid: number): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    if (Date.now() > end) {
      throw new MetierError({
        code: 'timed-out',
        message: `The daemon (process ${pid}) did not end within ${patience / 1000} s.`,
        next: `End it with \`kill -9 ${pid}\`.`,
      })
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  }
}
