import { existsSync, rmSync } from 'node:fs'

const tries = 50
const between = 200 // ms

/**
 * Removes the folder and all in it, also while programs that nobody waits for (what refreshes behind an answer) still put
 * down their last files there: `rmSync` looks into a folder once and then only tries to remove that folder again.
 */
export function removeFolder(path: string): void {
  for (let left = tries; left > 0 && existsSync(path); left -= 1) {
    try {
      rmSync(path, { recursive: true, force: true })
    } catch (error) {
      if (left === 1) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, between)
    }
  }
}
