import { setFlagsFromString } from 'node:v8'

let isSet = false

/**
 * Has V8 make machine code of a regular expression when it is first run. By itself it first makes code for an interpreter,
 * and again for the machine when the expression is run once more: the hundreds of a scan were all made twice, which was more
 * than half of what the first skill of a process took (216 ms of the processor for 91, Node 20).
 */
export function compilePatternsAtOnce(): void {
  if (isSet) return
  isSet = true
  setFlagsFromString('--no-regexp-tier-up')
}
