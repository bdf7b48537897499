import { readdirSync } from 'node:fs'
import { systemErrorCode } from '../disk/disk-error.ts'

/** Is nothing in this directory, or no directory there? What cannot be listed may hold anything. */
export function isBare(root: string): boolean {
  try {
    return readdirSync(root).length === 0
  } catch (error) {
    return systemErrorCode(error) === 'ENOENT'
  }
}
