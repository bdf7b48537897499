import { join } from 'node:path'
import { compareBytes, type FileStat, type FileSystem } from '@metier/core'
import type { CommandFile, CommandFiles } from './command-file.ts'

/** Where commands in JavaScript and TypeScript stand; the first that exists counts (decisions R-19). */
const scriptNames = ['commands.ts', 'commands.mts', 'commands.mjs', 'commands.js']

const ignored = /^(?:__pycache__|node_modules|\..*)$/
/** What lies deeper, or beyond so many files, does not make a command reload. */
const deepest = 4
const mostFiles = 500

/** Looks into `scripts` of a skill; `undefined` when there is none. Nothing is read. */
export function findCommandFiles(directory: string, fileSystem: FileSystem): CommandFiles | undefined {
  const place = join(directory, 'scripts')
  const entries = fileSystem.list(place)
  if (entries === undefined) return undefined
  const inside = new Set(entries.flatMap(({ name, kind }) => (kind === 'file' ? [name] : [])))
  const script = scriptNames.find((name) => inside.has(name))
  const python = [...inside].filter((name) => /^\w+\.py$/.test(name) && name !== '__init__.py').toSorted(compareBytes)
  if (script === undefined && python.length === 0) return undefined
  const fileOf = (name: string, language: CommandFile['language']): CommandFile => ({
    path: join(place, name),
    file: `scripts/${name}`,
    language,
  })
  const stamps: string[] = []
  stampInto(place, { fileSystem, stamps, depth: 0 })
  return {
    files: [
      ...(script === undefined ? [] : [fileOf(script, script.endsWith('ts') ? 'typescript' : 'javascript')]),
      ...python.map((name) => fileOf(name, 'python')),
    ],
    stamp: stamps.join('\n'),
  }
}

interface Stamping {
  readonly fileSystem: FileSystem
  readonly stamps: string[]
  readonly depth: number
}

function stampInto(directory: string, stamping: Stamping): void {
  const { fileSystem, stamps, depth } = stamping
  const entries = fileSystem.list(directory) ?? []
  for (const { name, kind } of entries.toSorted((a, b) => compareBytes(a.name, b.name))) {
    if (ignored.test(name) || stamps.length >= mostFiles) continue
    const path = join(directory, name)
    if (kind === 'directory' && depth < deepest) stampInto(path, { ...stamping, depth: depth + 1 })
    else if (kind === 'file') stamps.push(`${path} ${stampOf(fileSystem.statLink(path))}`)
  }
}

function stampOf(stat: FileStat | undefined): string {
  return stat === undefined ? '-' : `${stat.size} ${stat.modified} ${stat.changed ?? ''} ${stat.identity}`
}
