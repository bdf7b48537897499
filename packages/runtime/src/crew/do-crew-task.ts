import { systemClock } from '../host/system-clock.ts'
import { scanDirectory } from '../scan/scan-directory.ts'
import { fileSystemOf } from '../store/file-system-of.ts'
import { readPack } from '../store/read-pack.ts'
import { writeTree } from '../store/write-tree.ts'
import type { CrewAnswer, CrewTask } from './crew.ts'

/** Does what a thread is asked for. Never throws. */
export function doCrewTask(task: CrewTask): CrewAnswer {
  try {
    return task.kind === 'scan' ? scan(task) : write(task)
  } catch {
    return { kind: 'failed' }
  }
}

function scan({ pack, directory, policy, limits }: Extract<CrewTask, { kind: 'scan' }>): CrewAnswer {
  const files = readPack(pack)
  if (files === undefined) return { kind: 'failed' }
  const fileSystem = fileSystemOf(files, directory)
  return { kind: 'scanned', report: scanDirectory({ fileSystem, clock: systemClock, directory, policy, limits }) }
}

function write({ trees }: Extract<CrewTask, { kind: 'write' }>): CrewAnswer {
  for (const { pack, to } of trees) {
    const files = readPack(pack)
    if (files === undefined) return { kind: 'failed' }
    writeTree(files, to)
  }
  return { kind: 'written' }
}
