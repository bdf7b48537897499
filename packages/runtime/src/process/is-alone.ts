import { existsSync, readFileSync } from 'node:fs'

/**
 * Has this process no child left? Of the first process of a namespace that says that nothing else lives in there: whoever
 * loses its parent becomes its child. Linux only; false where the kernel does not tell.
 */
export function isAlone(pid: number | undefined): boolean {
  // To ask first is cheaper than to be told by an exception, which is made for each run that is quite over.
  if (pid === undefined || !existsSync(`/proc/${pid}`)) return false
  try {
    // That of its only thread. Nothing is missed: the kernel looks under the lock under which processes come and go.
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1') === ''
  } catch {
    // Gone altogether, or a kernel without this file.
    return false
  }
}
