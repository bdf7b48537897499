import type { FileSystem } from '@metier/core'
import type { JobEvent } from './job.ts'
import { parseJobEvent } from './parse-job-event.ts'

/** Far above the cap on what is recorded. */
const largestFile = 256 * 1024 * 1024

/** The events of a job in order. A line that was cut off by a crash is left out. */
export function readJobEvents(fileSystem: FileSystem, path: string): readonly JobEvent[] {
  const bytes = fileSystem.readHead(path, largestFile)?.bytes
  if (bytes === undefined) return []
  return new TextDecoder().decode(bytes).split('\n').flatMap(parseJobEvent)
}
