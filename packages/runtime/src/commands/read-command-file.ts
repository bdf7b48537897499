import { decodeText, describePython, describeScript, type FileSystem, type FoundCommands } from '@metier/core'
import type { CommandFile } from './command-file.ts'

/** Bytes of a file that are read to describe its commands; a larger one is none that a person wrote. */
const largest = 256 * 1024

/** What reading one file tells; it is never run. */
export function readCommandFile({ path, file, language }: CommandFile, fileSystem: FileSystem): FoundCommands {
  const head = fileSystem.readHead(path, largest + 1, { followLink: false })
  if (head === undefined) return { commands: [], diagnostics: [], dynamic: false }
  if (head.bytes.length > largest || head.stat.kind !== 'file') {
    const message =
      head.stat.kind === 'file'
        ? `${file} is over ${largest / 1024} KiB; its commands are not looked for.`
        : `${file} is no regular file; its commands are not looked for.`
    return { commands: [], diagnostics: [{ code: 'command-unreadable', severity: 'warning', message }], dynamic: false }
  }
  const { text } = decodeText(head.bytes)
  return language === 'python' ? describePython(text) : describeScript(text)
}
