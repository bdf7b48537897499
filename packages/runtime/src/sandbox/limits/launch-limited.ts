import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, isAbsolute } from 'node:path'
import type { SandboxCommand } from '@metier/core'
import { findProgram } from '../../process/find-program.ts'
import type { RunningProcess } from '../../process/running-process.ts'
import { spawnGroup } from '../../process/spawn-group.ts'
import { limitScript } from '../limit-script.ts'

/** Starts one command with limits, an empty home and nothing else between it and the machine. */
export function launchLimited(command: SandboxCommand, options: { readonly home: string }): RunningProcess {
  const program = findProgram({ name: command.argv[0], path: command.environment['PATH'], cwd: command.cwd })
  const place = mkdtempSync(join(tmpdir(), 'metier-run-'))
  try {
    return spawnGroup({
      argv: limited(command, [program, ...command.argv.slice(1)]),
      cwd: command.cwd,
      environment: { ...command.environment, ...privatePlaces(place, command, options.home) },
      async cleanUp() {
        removeQuietly(place)
      },
    })
  } catch (error) {
    removeQuietly(place)
    throw error
  }
}

function limited({ limits }: SandboxCommand, argv: readonly [string, ...string[]]): readonly [string, ...string[]] {
  return process.platform === 'win32' ? argv : [...limitScript(limits, { processes: undefined }), ...argv]
}

/** An empty home with links to the credentials that were granted, where programs look for them. */
function privatePlaces(place: string, { grants }: SandboxCommand, home: string): Readonly<Record<string, string>> {
  const own = join(place, 'home')
  const temporary = join(place, 'tmp')
  for (const path of [own, temporary]) mkdirSync(path, { mode: 0o700 })
  for (const credential of grants.credentials) {
    const way = relative(home, credential)
    if (way === '' || way.startsWith('..') || isAbsolute(way)) continue
    mkdirSync(dirname(join(own, way)), { recursive: true, mode: 0o700 })
    symlinkSync(credential, join(own, way))
  }
  return { HOME: own, TMPDIR: temporary }
}

function removeQuietly(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true, maxRetries: 2 })
  } catch {
    // Left to the system's own cleaning of temporary files.
  }
}
