import { readFileSync } from 'node:fs'

/** What the system says of a process below `/proc`; empty when it ended, as it may at any moment, also between two looks. */
export function readOfProcess(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
