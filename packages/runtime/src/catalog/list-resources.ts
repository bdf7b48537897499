import { join } from 'node:path'
import { MetierError, compareBytes, type FileSystem } from '@metier/core'
import type { SkillResource } from '../catalog-service.ts'
import { pathInside } from '../discover/path-inside.ts'

export interface ResourceList {
  readonly resources: readonly SkillResource[]
  readonly truncated: boolean
}

export interface ListResourcesOptions {
  readonly fileSystem: FileSystem
  /** Absolute directory of the skill. */
  readonly directory: string
  /** File name of the SKILL.md, which is no resource of itself. */
  readonly skillFile: string
  /** Files listed at most; 200 unless told. */
  readonly most?: number
}

const skipped = new Set(['.git', 'node_modules', '__pycache__', '.DS_Store'])
const deepest = 8
/** Entries looked at before giving up: a skill that ships a whole tree must not stall an activation. */
const mostEntries = 5000

/** The files of a skill, relative with `/`, in byte order. Links count only when they stay inside the skill. */
export function listResources({ fileSystem, directory, skillFile, most = 200 }: ListResourcesOptions): ResourceList {
  const paths: string[] = []
  const real = fileSystem.realPath(directory) ?? directory
  let entriesLeft = mostEntries
  let truncated = false
  const visit = (relative: string, depth: number) => {
    for (const { name, kind } of entriesOf(fileSystem, join(directory, relative))) {
      if (entriesLeft-- <= 0) {
        truncated = true
        return
      }
      const path = relative === '' ? name : `${relative}/${name}`
      if (skipped.has(name) || path === skillFile) continue
      if (kind === 'directory' && depth < deepest) visit(path, depth + 1)
      else if (kind === 'directory') truncated = true
      else if (kind === 'file' || (kind === 'symlink' && staysInside(fileSystem, join(directory, path), real))) {
        paths.push(path)
      }
    }
  }
  visit('', 1)
  const shown = paths.toSorted(compareBytes).slice(0, most)
  const resources = shown.map((path) => ({ path, size: sizeOf(fileSystem, join(directory, path)) }))
  return { resources, truncated: truncated || paths.length > most }
}

function entriesOf(fileSystem: FileSystem, directory: string): ReturnType<FileSystem['list']> & object {
  return quietly(() => fileSystem.list(directory)) ?? []
}

function staysInside(fileSystem: FileSystem, path: string, real: string): boolean {
  const target = quietly(() => fileSystem.realPath(path))
  return target !== undefined && pathInside(target, real) && fileSystem.stat(target)?.kind === 'file'
}

function sizeOf(fileSystem: FileSystem, path: string): number {
  return quietly(() => fileSystem.stat(path))?.size ?? 0
}

/** What may not be looked at is left out of a list; reading it by name says why. */
function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
