import type { MessagePort } from 'node:worker_threads'
import { doCrewTask } from './do-crew-task.ts'
import type { CrewMessage } from './open-crew.ts'

/** Does what comes through a port, one thing after another; for a thread that `openCrew` started. */
export function serveCrew(port: MessagePort): void {
  port.on('message', ({ number, task }: CrewMessage) => port.postMessage({ number, answer: doCrewTask(task) }))
}
