import { fstatSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Major 1, minor 3 on Linux: where answers go that nobody reads. */
const nowhere = 0x103

/**
 * Is this descriptor a terminal? What is no character device is none, and that is seen without loading anything: Node's own
 * module for this brings its network and streams along, which takes as long as a whole answer.
 */
export function isTerminal(descriptor: number): boolean {
  if (process.platform !== 'win32' && !mayBeTerminal(descriptor)) return false
  const tty: unknown = createRequire(import.meta.filename)('node:tty')
  return isTty(tty) && tty.isatty(descriptor)
}

function mayBeTerminal(descriptor: number): boolean {
  try {
    const stats = fstatSync(descriptor)
    return stats.isCharacterDevice() && !(process.platform === 'linux' && stats.rdev === nowhere)
  } catch {
    // Closed by whoever started us.
    return false
  }
}

function isTty(value: unknown): value is { isatty(descriptor: number): boolean } {
  return typeof value === 'object' && value !== null && 'isatty' in value
}
