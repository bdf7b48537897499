import type { JobAnswer } from './daemon/answers.ts'
import { callDaemon } from './daemon/call-daemon.ts'
import { progressText } from './view/progress-text.ts'
import { strangeText } from './view/strange-text.ts'

/** Characters of one job that stay on the screen; all of it is in the job itself. */
const longest = 20_000

/** Jobs whose text is being asked for. */
const asking = new Set<string>()

/**
 * Shows what the agent of a job said so far. Asked for anew each time, so that nothing is missed or shown twice, whenever
 * the page began to listen; at the end of the text it is followed.
 */
export async function showProgress(id: string): Promise<void> {
  if (asking.has(id) || document.getElementById(boxOf(id)) === null) return
  asking.add(id)
  try {
    const { events } = await callDaemon<JobAnswer>('show-job', { id })
    const box = document.getElementById(boxOf(id))
    if (box === null || getSelection()?.containsNode(box, true) === true) return
    const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 8
    box.replaceChildren(strangeText(progressText(events).slice(-longest)))
    if (isAtEnd) box.scrollTop = box.scrollHeight
  } catch {
    // The job is gone, or the daemon, which the sign of the connection says.
  } finally {
    asking.delete(id)
  }
}

function boxOf(id: string): string {
  return `said-${id}`
}
