import type { Host } from '@metier/core'
import { join } from 'node:path'
import { platformDirectories } from '../config/platform-directories.ts'

/** Where uses of skills are counted, whether the file is there or not. Absolute. */
export function usagePath(host: Host): string {
  return join(platformDirectories(host).state, 'usage.json')
}
