import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  MetierError,
  type AuditEntry,
  type AuditLog,
  type AuditQuery,
  type FileSystem,
  type FileWriter,
  type Host,
} from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { readAuditLines } from './read-audit-lines.ts'

export interface OpenAuditLogOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  /** Bytes after which a new file is begun; 4 MiB unless told. */
  readonly fileBytes?: number
}

/** The file in use and as many older ones. */
const keptFiles = 4
/** UTF-16 units of one text within an entry: a line is written in one piece, and a reader is not to be flooded. */
const longestText = 4096

/**
 * The log of executions in the user's state directory: `executions.jsonl`, one JSON object a line, older files as
 * `executions.1.jsonl` and so on. Each line is one write to a file opened for appending, so that several processes
 * may write at once. Appending throws `file-unwritable`.
 */
export function openAuditLog({ fileSystem, writer, host, fileBytes = 4_194_304 }: OpenAuditLogOptions): AuditLog {
  const directory = platformDirectories(host).state
  const path = join(directory, 'executions.jsonl')
  const older = (number: number): string => join(directory, `executions.${number}.jsonl`)
  return {
    append(entry) {
      rotate()
      const line = `${JSON.stringify(shortened(entry))}\n`
      try {
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
        appendFileSync(path, line, { mode: 0o600, flag: 'a' })
      } catch (error) {
        throw notWritten(path, error)
      }
    },
    read(query: AuditQuery = {}) {
      const files = [...Array.from({ length: keptFiles }, (_, index) => older(keptFiles - index)), path]
      return readAuditLines({ fileSystem, files, query })
    },
  }

  /** Of several processes that find the file full at once, one moves it. */
  function rotate(): void {
    if ((fileSystem.stat(path)?.size ?? 0) < fileBytes) return
    const claim = `${path}.rotating`
    if (!writer.claim(claim)) {
      const since = fileSystem.stat(claim)?.modified ?? 0
      // Left behind by a process that ended in the middle.
      if (since !== 0 && Date.now() - since > 10_000) writer.remove(claim)
      return
    }
    try {
      if ((fileSystem.stat(path)?.size ?? 0) < fileBytes) return
      writer.remove(older(keptFiles))
      for (let number = keptFiles - 1; number > 0; number -= 1) {
        if (fileSystem.stat(older(number)) !== undefined) writer.rename(older(number), older(number + 1))
      }
      writer.rename(path, older(1))
    } finally {
      writer.remove(claim)
    }
  }
}

function shortened(entry: AuditEntry): AuditEntry {
  const command = cut(entry.command)
  const because = cut(entry.because)
  return { ...entry, command, because }
}

function cut(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText)}…`
}

function notWritten(path: string, cause: unknown): MetierError {
  return new MetierError({
    code: 'file-unwritable',
    message: `The log of executions ${path} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`,
    next: 'Everything that a skill runs leaves a line in it: make the directory writable, or free some space.',
    data: { path },
    cause,
  })
}
