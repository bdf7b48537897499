import { setTimeout as pause } from 'node:timers/promises'
import { markedProcesses } from './marked-processes.ts'

/** Rounds of ten milliseconds. */
const mostRounds = 200

/** Gives the guard of an agent the time to end all that carries its mark, and itself. */
export async function untilUnmarked(mark: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (let round = 0; round < mostRounds && markedProcesses(mark).length > 0; round += 1) await pause(10)
}
