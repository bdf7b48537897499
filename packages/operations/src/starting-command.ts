import { delimiter, isAbsolute, join, sep } from 'node:path'
import type { OperationContext } from './operation-context.ts'

type Needed = Pick<OperationContext, 'program' | 'fileSystem' | 'host' | 'configuration'>

const viaNpx = ['npx', '-y', 'metier'] as const

/**
 * The words that start this very program again from a client's configuration: `metier` where the PATH leads here, the
 * absolute paths of Node and of the program in a checkout. `npx -y metier` where npx started it, whose cache comes and
 * goes, and where the project has it among its own packages, in which npx looks first: others share that file.
 */
export function startingCommand(context: Needed): readonly [string, ...string[]] {
  const { program, fileSystem, configuration } = context
  const script = program?.at(-1)
  if (program === undefined || script === undefined) return viaNpx
  const packages = join(configuration.projectRoot, 'node_modules') + sep
  if (script.split(/[\\/]/).includes('_npx') || script.startsWith(packages)) return viaNpx
  const onPath = firstOnPath(context)
  return onPath !== undefined && onPath === fileSystem.realPath(script) ? ['metier'] : program
}

/** Where the first `metier` of the PATH leads to. On Windows it is a script of npm's that leads nowhere by itself. */
function firstOnPath({ fileSystem, host }: Needed): string | undefined {
  for (const directory of (host.environment['PATH'] ?? '').split(delimiter)) {
    const found = !isAbsolute(directory) ? undefined : realPathOf(join(directory, 'metier'), fileSystem)
    if (found !== undefined) return found
  }
  return undefined
}

function realPathOf(path: string, fileSystem: Needed['fileSystem']): string | undefined {
  try {
    return fileSystem.realPath(path)
  } catch {
    // A directory that may not be looked into holds nothing that would be started.
    return undefined
  }
}
