import type { FileSystem } from '@metier/core'
import type { JobEvent } from './job.ts'

/** Far above the cap on what is recorded. */
const largestFile = 256 * 1024 * 1024

/** The events of a job in order. A line that was cut off by a crash is left out. */
export function readJobEvents(fileSystem: FileSystem, path: string): readonly JobEvent[] {
  const bytes = fileSystem.readHead(path, largestFile)?.bytes
  if (bytes === undefined) return []
  return new TextDecoder().decode(bytes).split('\n').flatMap(parseLine)
}

function parseLine(line: string): JobEvent[] {
  if (line === '') return []
  try {
    const value: unknown = JSON.parse(line)
    return isEvent(value) ? [value] : []
  } catch {
    return []
  }
}

function isEvent(value: unknown): value is JobEvent {
  return typeof value === 'object' && value !== null && 'type' in value && 'time' in value
}
