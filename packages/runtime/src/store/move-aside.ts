import { cpSync, renameSync, rmSync } from 'node:fs'
import { systemErrorCode } from '../disk/disk-error.ts'

/** Moves something of a person's to where it is kept, on another disk too; it is gone from the first only when it is whole there. */
export function moveAside(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (systemErrorCode(error) !== 'EXDEV') throw error
    cpSync(from, to, { recursive: true, dereference: false, verbatimSymlinks: true, errorOnExist: true, force: false })
    rmSync(from, { recursive: true, force: true })
  }
}
