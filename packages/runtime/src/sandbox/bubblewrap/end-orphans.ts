import { readdirSync } from 'node:fs'
import { killProcess } from '../../process/kill-process.ts'
import { readOfProcess } from '../../process/read-of-process.ts'
import { isGoneOwner } from './sandbox-owner.ts'

/**
 * Ends what a Metier that was killed left behind while it set up a sandbox, where its keeper (`keeperScript`) was killed
 * with it. Linux only: elsewhere there is nothing.
 */
export function endOrphans(): void {
  for (const name of processes()) {
    if (readOfProcess(`/proc/${name}/comm`) !== 'bwrap\n') continue
    const [owner = ''] = readOfProcess(`/proc/${name}/cmdline`).split('\0')
    if (isGoneOwner(owner)) killProcess(Number(name))
  }
}

function processes(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^[1-9]\d*$/.test(name))
  } catch {
    return []
  }
}
