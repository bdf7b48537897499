import { readFileSync } from 'node:fs'
import type { SkillFiles } from '@metier/core'
import { digestFiles } from '../facts/digest-files.ts'
import { systemClock } from '../host/system-clock.ts'
import { compileOwnRules, type ParseRules } from '../scan/compile-own-rules.ts'
import { scanDirectory } from '../scan/scan-directory.ts'
import { fileSystemOf } from '../store/file-system-of.ts'
import { readPack } from '../store/read-pack.ts'
import { writeTree } from '../store/write-tree.ts'
import type { CrewAnswer, CrewTask, TreeToWrite } from './crew.ts'

/** Does what a thread is asked for. Never throws. `parse` reads rules of the user's own, where a task brings some. */
export function doCrewTask(task: CrewTask, parse?: ParseRules): CrewAnswer {
  try {
    if (task.kind === 'write') return write(task)
    const files = task.kind === 'judge' ? task.files : readPack(task.pack)
    return files === undefined ? { kind: 'failed' } : scan(files, task, parse)
  } catch {
    return { kind: 'failed' }
  }
}

function scan(
  files: SkillFiles,
  task: Exclude<CrewTask, { kind: 'write' }>,
  parse: ParseRules | undefined,
): CrewAnswer {
  const { directory, policy, limits } = task
  const { rules, notes } = compileOwnRules(task.kind === 'judge' ? task.ownRules : [], parse)
  const fileSystem = fileSystemOf(files, directory)
  const options = { fileSystem, clock: systemClock, directory, policy, limits, userRules: rules, notes }
  return { kind: 'scanned', report: scanDirectory(options) }
}

function write({ trees }: Extract<CrewTask, { kind: 'write' }>): CrewAnswer {
  for (const tree of trees) {
    const files = filesOf(tree)
    if (files === undefined) return { kind: 'failed' }
    writeTree(files, tree.to)
  }
  return { kind: 'written' }
}

function filesOf(tree: TreeToWrite): SkillFiles | undefined {
  if ('pack' in tree) return readPack(tree.pack)
  const files = readPack(readFileSync(tree.stored))
  return files !== undefined && digestFiles(files) === tree.digest ? files : undefined
}
