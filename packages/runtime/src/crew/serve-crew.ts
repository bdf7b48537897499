import type { MessagePort } from 'node:worker_threads'
import type { ParseRules } from '../scan/compile-own-rules.ts'
import { doCrewTask } from './do-crew-task.ts'
import type { CrewMessage } from './open-crew.ts'

/** Does what comes through a port, one thing after another; for a thread that `openCrew` started. */
export function serveCrew(port: MessagePort): void {
  let parse: ParseRules | undefined
  port.on('message', ({ number, task }: CrewMessage) => {
    const answer = () => port.postMessage({ number, answer: doCrewTask(task, parse) })
    if (task.kind !== 'judge' || task.ownRules.length === 0 || parse !== undefined) return answer()
    // What reads rules is loaded by the first that has some; without it none of them passes.
    return void loadParser().then(answer)
  })
  async function loadParser(): Promise<void> {
    try {
      parse = (await import('@metier/core/schema')).parseUserRules
    } catch {
      // Each of the rules counts as one that cannot be used.
    }
  }
}
