import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Programs that still have a mark in their environment, after the moment it takes to end them. */
export async function markedProcesses(mark: string): Promise<readonly string[]> {
  for (let round = 0; round < 200; round += 1) {
    if (marked(mark).length === 0) return []
    await pause(50)
  }
  return marked(mark)
}

function marked(mark: string): readonly string[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      if (!/^\d+$/.test(name) || !readFileSync(`/proc/${name}/environ`, 'latin1').includes(mark)) return []
      return [readFileSync(`/proc/${name}/cmdline`, 'latin1').replaceAll('\0', ' ')]
    } catch {
      return []
    }
  })
}
