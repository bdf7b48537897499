import { basename, join, sep } from 'node:path'
import type { FileSystem, ProjectFacts } from '@metier/core'

export interface ProjectFactsOptions {
  readonly fileSystem: FileSystem
  /** Absolute. */
  readonly projectRoot: string
  /** Directory names. */
  readonly members: readonly string[]
}

/** Bytes: more than any such file needs. */
const longest = 256 * 1024

/** What a text that is to hold anywhere must not speak of, as the project tells it: its names and its files. */
export function projectFacts({ fileSystem, projectRoot, members }: ProjectFactsOptions): ProjectFacts {
  const read = (path: string): string => {
    const file = join(projectRoot, path)
    if (fileSystem.statLink(file)?.kind !== 'file') return ''
    return new TextDecoder().decode(fileSystem.readHead(file, longest)?.bytes ?? new Uint8Array(0))
  }
  const names = [basename(projectRoot), packageName(read('package.json')), ...remoteNames(read('.git/config'))]
  return {
    names: [...new Set(names.filter((name) => name !== undefined))],
    members,
    hasFile: (path) => {
      const file = join(projectRoot, path)
      return file.startsWith(projectRoot + sep) && fileSystem.statLink(file)?.kind === 'file'
    },
  }
}

function packageName(text: string): string | undefined {
  try {
    const data: unknown = JSON.parse(text)
    const name = typeof data === 'object' && data !== null && 'name' in data ? data.name : undefined
    return typeof name === 'string' ? name.split('/').at(-1) : undefined
  } catch {
    return undefined
  }
}

/** Last part of each remote's address. */
function remoteNames(config: string): readonly string[] {
  return [...config.matchAll(/^\s*url\s*=\s*(\S{1,500})$/gm)].flatMap((match) => {
    const name = (match[1] ?? '')
      .replace(/\/{1,10}$/, '')
      .replace(/\.git$/, '')
      .split(/[/:]/)
      .at(-1)
    return name === undefined || name === '' ? [] : [name]
  })
}
