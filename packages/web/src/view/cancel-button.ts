import type { Job } from '../daemon/answers.ts'
import { callDaemon } from '../daemon/call-daemon.ts'
import { element } from './element.ts'

/** Milliseconds in which a second press counts. */
const patience = 4000

/** When the first press was, by job: the button may be drawn anew between the two. */
const pressed = new Map<string, number>()

/** Jobs that are being stopped. */
const stopping = new Set<string>()

/** Stops a job and all that its agent started. A second press is needed: what it did so far would be lost by a slip. */
export function cancelButton(job: Job): HTMLElement {
  const button = element('button', { type: 'button', id: `cancel-${job.id}` })
  label(button, job)
  button.addEventListener('click', () => {
    if (isPressed(job.id)) {
      void cancel(job, button)
      return
    }
    pressed.set(job.id, performance.now())
    label(button, job)
    setTimeout(() => label(button, job), patience)
  })
  return button
}

function isPressed(id: string): boolean {
  return performance.now() - (pressed.get(id) ?? -Infinity) < patience
}

function label(button: HTMLButtonElement, { id, skill }: Job): void {
  const isStopping = stopping.has(id)
  button.disabled = isStopping
  button.textContent = isStopping ? 'stopping …' : isPressed(id) ? 'Press again to stop it' : 'Cancel'
  button.setAttribute('aria-label', `${button.textContent}: the job of ${skill}`)
}

/** The end of the job is heard of like any other. */
async function cancel(job: Job, button: HTMLButtonElement): Promise<void> {
  stopping.add(job.id)
  label(button, job)
  try {
    await callDaemon('cancel-job', { id: job.id })
  } catch (error) {
    stopping.delete(job.id)
    label(button, job)
    button.textContent = error instanceof Error ? error.message : String(error)
  }
}
