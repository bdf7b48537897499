import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { decodeText, type CatalogEntry, type FileSystem, type Host } from '@metier/core'
import type { ExecutionGuard, ExecutionRequest } from '../../execute/execution-guard.ts'
import type { CommandFile } from '../command-file.ts'
import { CommandHost } from './command-host.ts'
import { findPython } from './find-python.ts'
import type { LoadedFile } from './host-message.ts'
import { pythonHostSource } from './python-host-source.ts'
import { scriptHostSource } from './script-host-source.ts'
import { transformTypescript } from './transform-typescript.ts'
import { typescriptFiles } from './typescript-files.ts'

export interface StartHostOptions {
  readonly guard: ExecutionGuard
  readonly fileSystem: FileSystem
  readonly machine: Host
  readonly entry: CatalogEntry
  /** Of one kind: all Python, or all JavaScript and TypeScript. */
  readonly files: readonly CommandFile[]
  /** Who is asked, and what for. */
  readonly request: Pick<ExecutionRequest, 'surface' | 'question' | 'display' | 'approver'>
  readonly onNote: (text: string) => void
}

export interface StartedHost {
  readonly host: CommandHost
  readonly files: readonly LoadedFile[]
  /** It has a copy of the skill, which does not change with it. */
  readonly isOfCopy: boolean
}

/**
 * Starts the process of a skill's commands behind the guard and loads its files there. A file that cannot be loaded
 * is an answer; throws what the guard throws, and `command-failed` when the process itself does not start.
 */
export async function startCommandHost(options: StartHostOptions): Promise<StartedHost> {
  const { guard, entry, files, request, onNote } = options
  const mark = `${randomUUID()} `
  const isPython = files[0]?.language === 'python'
  const skillDirectory = options.fileSystem.realPath(entry.candidate.directory) ?? entry.candidate.directory
  const argv: ExecutionRequest['argv'] = isPython
    ? [findPython(options.machine), '-B', '-c', pythonHostSource, mark]
    : [process.execPath, '--no-warnings', '-e', scriptHostSource, mark]
  // Before anything of the skill is even parsed: what is not allowed to run is not looked at.
  const started = await guard.start({ ...request, entry, kind: 'command', argv })
  const host = new CommandHost({ process: started.process, mark, onNote })
  try {
    const place = { skillDirectory, readFrom: started.skillFiles ?? skillDirectory }
    const { sources, broken } = isPython ? { sources: [], broken: [] } : sourcesOf(place, files, options)
    const loadable = files.filter(({ file }) => !broken.some((each) => each.file === file))
    const loaded = await host.load({
      skillDirectory,
      sources,
      files: loadable.map(({ file }) => {
        const path = `${skillDirectory}/${file}`
        return { file, path, url: pathToFileURL(path).href }
      }),
    })
    return { host, files: [...loaded, ...broken], isOfCopy: started.skillFiles !== undefined }
  } catch (error) {
    await host.kill()
    throw error
  }
}

/** TypeScript is made JavaScript here: the process inside the sandbox does not see what can do it. */
function sourcesOf(
  { skillDirectory, readFrom }: { readonly skillDirectory: string; readonly readFrom: string },
  files: readonly CommandFile[],
  { fileSystem }: StartHostOptions,
) {
  const sources: (readonly [url: string, source: string])[] = []
  const broken: LoadedFile[] = []
  if (!files.some(({ language }) => language === 'typescript')) return { sources, broken }
  for (const file of typescriptFiles(readFrom, fileSystem)) {
    try {
      const read = fileSystem.read(`${readFrom}/${file}`)
      const code = transformTypescript(file, decodeText(read ?? new Uint8Array()).text)
      if (code !== undefined) sources.push([pathToFileURL(`${skillDirectory}/${file}`).href, code])
    } catch (error) {
      // Of a helper, the import of it will say so.
      if (!files.some((each) => each.file === file)) continue
      broken.push({ file, commands: [], problem: { message: error instanceof Error ? error.message : String(error) } })
    }
  }
  return { sources, broken }
}
