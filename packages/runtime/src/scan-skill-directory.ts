import { resolve } from 'node:path'
import type { ScanPolicyName, ScanReport } from '@metier/core'
import { loadConfiguration } from './config/load-configuration.ts'
import { createNodeFileSystem } from './disk/create-node-file-system.ts'
import { createNodeFileWriter } from './disk/create-node-file-writer.ts'
import { createNodeHost } from './host/create-node-host.ts'
import { environmentOfAnother } from './host/environment-of-another.ts'
import { systemClock } from './host/system-clock.ts'
import { createSkillScanner } from './scan/create-skill-scanner.ts'

export interface ScanSkillDirectoryOptions {
  /** That of the settings unless told; an administrator's stays the floor. */
  readonly policy?: ScanPolicyName
  /** Files with rules of your own, beside those that settings name. */
  readonly rulesFiles?: readonly string[]
  /** Directory whose project's settings count; that of the process unless told. */
  readonly cwd?: string
  /** Home directory of the user; that of the process unless told. */
  readonly home?: string
}

/**
 * Judges one skill by all of its files, under the settings that hold here, whether it is installed or not: what an
 * installer asks before it puts a skill in place. Nothing of the skill runs. Never throws for anything that lies in it.
 */
export async function scanSkillDirectory(
  directory: string,
  { policy, rulesFiles = [], cwd = '.', home }: ScanSkillDirectoryOptions = {},
): Promise<ScanReport> {
  const fileSystem = createNodeFileSystem()
  const host = createNodeHost(home === undefined ? {} : { home, environment: environmentOfAnother() })
  const configuration = loadConfiguration({ fileSystem, host, cwd: resolve(cwd) })
  const scanner = createSkillScanner({
    fileSystem,
    host,
    writer: createNodeFileWriter(),
    clock: systemClock,
    configuration,
    rulesFiles: rulesFiles.map((path) => resolve(cwd, path)),
    ...(policy && { asked: policy }),
  })
  const report = await scanner.scan(resolve(cwd, directory))
  scanner.save()
  return report
}
