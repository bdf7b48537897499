import { accessSync, constants, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import type { Host } from '@metier/core'

export interface NodeHostOptions {
  /** Defaults to that of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly platform?: string
  readonly home?: string
}

/** This machine. PATH is read when the host is made; each program is looked for once. */
export function createNodeHost(options: NodeHostOptions = {}): Host {
  const environment = options.environment ?? process.env
  const platform = options.platform ?? process.platform
  const answers = new Map<string, boolean>()
  const directories = pathDirectories(environment)
  const extensions = platform === 'win32' ? windowsExtensions(environment) : ['']
  return {
    platform,
    home: options.home ?? environment['HOME'] ?? homedir(),
    environment,
    hasBinary(name) {
      let answer = answers.get(name)
      if (answer === undefined) {
        answer = isPlainName(name) && directories.some((directory) => holds(directory, name, { extensions, platform }))
        answers.set(name, answer)
      }
      return answer
    },
  }
}

/** A skill names a program, never a path: a path would let it probe for files. */
function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name)
}

/** Relative entries are left out: what they mean depends on where one stands, and they are a known trap. */
function pathDirectories(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const value = environment['PATH'] ?? environment['Path'] ?? ''
  return [...new Set(value.split(delimiter))].filter((directory) => isAbsolute(directory))
}

function windowsExtensions(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const value = environment['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD'
  return ['', ...value.split(';').filter((extension) => extension !== '')]
}

interface ProgramNaming {
  /** What a program's name may end in; the empty one for none. */
  readonly extensions: readonly string[]
  readonly platform: string
}

function holds(directory: string, name: string, { extensions, platform }: ProgramNaming): boolean {
  for (const extension of extensions) {
    // Windows runs only what has a known extension: `tool` alone is no program there.
    if (extension === '' && platform === 'win32' && !/\.[a-z0-9]+$/i.test(name)) continue
    if (isExecutableFile(join(directory, name + extension))) return true
  }
  return false
}

function isExecutableFile(path: string): boolean {
  try {
    // Nearly no directory of PATH holds it, and an error for each takes longer than the look.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
