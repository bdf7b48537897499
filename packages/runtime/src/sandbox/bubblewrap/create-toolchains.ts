import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path'
import { pathInside } from '../../discover/path-inside.ts'
import { systemPaths } from './system-paths.ts'
import { installationMarks, toolchainHomes } from './toolchain-homes.ts'

/** Absolute paths that the programs of a PATH need beside the system, in no order. */
export type Toolchains = (path: string | undefined, program: string) => readonly string[]

/** Programs that lie below the home or beside the system stay usable; looked up once for each PATH. */
export function createToolchains({ home }: { readonly home: string }): Toolchains {
  const known = new Map<string, readonly string[]>()
  return (path, program) => {
    const directories = [...new Set([...(path ?? '').split(delimiter), dirname(program)])].filter((directory) =>
      isAbsolute(directory),
    )
    const key = directories.join(delimiter)
    const found = known.get(key) ?? neededFor(directories, home)
    known.set(key, found)
    return found
  }
}

function neededFor(directories: readonly string[], home: string): readonly string[] {
  const needed = directories
    .filter((directory) => !isSystem(directory) || pathInside(directory, home))
    .flatMap((directory) => neededBy(directory, home))
    // Whatever a PATH says, the home is not shown whole, nor a directory that holds it.
    .filter((path) => existsSync(path) && !pathInside(home, path))
  return [...new Set(needed)]
}

function neededBy(directory: string, home: string): readonly string[] {
  const known = toolchainHomes.find(({ programs }) => directory === join(home, programs))
  if (known) return [...known.needs.map((path) => join(home, path)), ...linkTargets(directory)]
  const real = realPath(directory)
  if (real === undefined) return []
  return [directory, ...installationOf(directory), ...installationOf(real), ...linkTargets(directory)]
}

/** The installation that a directory of programs belongs to, and the one that it builds upon. */
function installationOf(directory: string): readonly string[] {
  const name = basename(directory)
  if (name !== 'bin' && name !== 'sbin' && name !== 'shims' && name !== 'Scripts') return [directory]
  const root = dirname(directory)
  if (!installationMarks.some((mark) => existsSync(join(root, mark)))) return [directory]
  return [root, ...baseOfEnvironment(root)]
}

/** A virtual environment of Python names the interpreter it was made from (PEP 405). */
function baseOfEnvironment(root: string): readonly string[] {
  try {
    const base = /^home *= *(\/.*)$/m.exec(readFileSync(join(root, 'pyvenv.cfg'), 'utf8'))?.[1]
    return base === undefined || isSystem(base) ? [] : [dirname(base.trim())]
  } catch {
    return []
  }
}

/** A directory of many thousand programs is none that somebody links into by hand. */
const maximumLinks = 500

/** Programs are often links into an installation elsewhere. */
function linkTargets(directory: string): readonly string[] {
  const real = realPath(directory)
  if (real === undefined) return []
  const links = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  const targets = links.slice(0, maximumLinks).map((entry) => realPath(join(directory, entry.name)))
  return targets
    .filter((target): target is string => target !== undefined && !isSystem(target) && !pathInside(target, real))
    .flatMap((target) => [target, ...installationOf(dirname(target)).filter((path) => path !== dirname(target))])
}

function isSystem(path: string): boolean {
  return systemPaths.directories.some((system) => pathInside(path, system))
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}
