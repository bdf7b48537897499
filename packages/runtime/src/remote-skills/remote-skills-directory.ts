import type { Host } from '@metier/core'
import { join } from 'node:path'
import { platformDirectories } from '../config/platform-directories.ts'

/** Where skills of other servers are kept: of this user alone, and in no directory that any client takes for skills. */
export function remoteSkillsDirectory(host: Host): string {
  return join(platformDirectories(host).state, 'remote-skills')
}
