import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { keeperScript } from './keeper-script.ts'

/** Ends what a Metier leaves behind that is killed, the moment it is gone. */
export interface Keeper {
  /** To be called before a sandbox starts; what it gives, when nothing of that runs any more. */
  hold(): () => void
  /** A directory that is to go as well. */
  remember(directory: string): void
}

/** Starts a keeper for the sandboxes that carry this name. It is no child of ours for long, and keeps nobody from ending. */
export function startKeeper(owner: string): Keeper {
  const child = spawn('/bin/sh', ['-c', keeperScript, owner], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    // What ends Metier by a signal to its group, as a terminal does, must not end who looks after it.
    detached: true,
  })
  const line = child.stdio[3]
  // Without a shell there is no keeper, and none of the sandboxes that it would keep.
  child.on('error', () => undefined)
  child.unref()
  if (!(line instanceof Socket)) return { hold: () => () => undefined, remember: () => undefined }
  line.on('error', () => undefined)
  line.unref()
  let held = 0
  process.once('exit', () => {
    // Nothing to look for: to look costs more than the sandboxes did.
    if (held === 0) line.write('done\n')
  })
  return {
    hold() {
      held += 1
      return () => void (held -= 1)
    },
    remember(directory) {
      // A line is all that it reads.
      if (!directory.includes('\n')) line.write(`directory ${directory}\n`)
    },
  }
}
