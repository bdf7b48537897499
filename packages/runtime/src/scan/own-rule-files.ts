import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { MetierError, type FileSystem, type Host } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { ownRuleDirectories } from './own-rule-directories.ts'

export interface OwnRuleFilesOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly configuration: Pick<Configuration, 'projectRoot' | 'scan'>
  /** Absolute paths of more files, asked for in this call. */
  readonly files?: readonly string[]
  /** Of `ownRuleDirectories`, from who asks often. */
  readonly directories?: readonly string[]
}

export interface OwnRuleFile {
  /** Absolute. */
  readonly path: string
  /** Absent: the file cannot be read. */
  readonly bytes?: Uint8Array
}

export interface OwnRuleFiles {
  readonly files: readonly OwnRuleFile[]
  /** Names the files' contents; empty when there are none. */
  readonly digest: string
}

/** Many times what is read as rules. */
const largest = 256 * 1024
const mostFiles = 100

/**
 * The files with rules of the user's own: those that settings name, and `*.yaml` in the directories of rules. A
 * project's rules can only add findings.
 */
export function ownRuleFiles(options: OwnRuleFilesOptions): OwnRuleFiles {
  const { fileSystem, configuration, files = [], directories = ownRuleDirectories(options) } = options
  const found = directories.flatMap((directory) => rulesIn(fileSystem, directory))
  const all = [...new Set([...found, ...configuration.scan.rulesFiles, ...files])].slice(0, mostFiles)
  if (all.length === 0) return { files: [], digest: '' }
  const hash = createHash('sha256')
  const read = all.map((path): OwnRuleFile => {
    const bytes = bytesOf(fileSystem, path)
    hash.update(`${path}\0${bytes?.length}\0`).update(bytes ?? '')
    return { path, ...(bytes && { bytes }) }
  })
  return { files: read, digest: hash.digest('hex') }
}

function rulesIn(fileSystem: FileSystem, directory: string): readonly string[] {
  try {
    // Most users have none, and a list of what is not there costs an error each time.
    if (fileSystem.stat(directory) === undefined) return []
    const entries = fileSystem.list(directory) ?? []
    const names = entries.filter(({ name, kind }) => kind !== 'directory' && /\.ya?ml$/i.test(name))
    return names.map(({ name }) => join(directory, name))
  } catch (error) {
    if (error instanceof MetierError) return []
    throw error
  }
}

function bytesOf(fileSystem: FileSystem, path: string): Uint8Array | undefined {
  try {
    return fileSystem.readHead(path, largest)?.bytes
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
