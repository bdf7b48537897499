import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isRecordablePlace, type FileSystem, type FileWriter, type Host, type PlacesByName } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'

export interface PlaceRecordOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
}

/**
 * What this user was told of where skills of a lock lie, beside what the lock says now. It only helps to find what was
 * forgotten: nothing is ever installed or removed by it.
 */
export interface PlaceRecord {
  read(): PlacesByName
  write(places: PlacesByName): void
}

/** The record of one lock, by the absolute path of that. What cannot be read is none. */
export function placeRecord({ fileSystem, writer, host }: PlaceRecordOptions, lock: string): PlaceRecord {
  const name = createHash('sha256').update(lock).digest('hex').slice(0, 32)
  const file = join(platformDirectories(host).data, 'places', name)
  return {
    read: () => (fileSystem.statLink(file) === undefined ? new Map() : placesIn(fileSystem.read(file))),
    write(places) {
      if (places.size === 0) writer.remove(file)
      else writer.write(file, JSON.stringify(Object.fromEntries(places)), { durable: false })
    },
  }
}

function placesIn(bytes: Uint8Array | undefined): PlacesByName {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return new Map(Object.entries(value ?? {}).map(([name, places]) => [name, recordable(places)]))
  } catch {
    return new Map()
  }
}

function recordable(places: unknown): readonly string[] {
  return Array.isArray(places) ? places.filter((place): place is string => isRecordablePlace(place)) : []
}
