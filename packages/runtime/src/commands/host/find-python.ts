import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import type { Host } from '@metier/core'
import { findProgram } from '../../process/find-program.ts'

/** By the program that PATH gives: to ask one takes longer than a call. */
const known = new Map<string, string>()

/**
 * The interpreter that `python3` stands for. Version managers put a script in its place that looks for the real one
 * at every start, in directories that the sandbox does not show. It is the user's own script and may be asked outside.
 * Throws `missing-dependency` when there is none.
 */
export function findPython({ environment, home }: Host): string {
  const path = environment['PATH']
  const program = findProgram({ name: 'python3', path, cwd: home })
  const found = known.get(program) ?? (isScript(program) ? ask(program, { PATH: path, HOME: home }) : program)
  known.set(program, found)
  return found
}

function isScript(program: string): boolean {
  const head = Buffer.alloc(2)
  try {
    const descriptor = openSync(program, 'r')
    readSync(descriptor, head, 0, 2, 0)
    closeSync(descriptor)
  } catch {
    return false
  }
  return head.toString('latin1') === '#!'
}

function ask(program: string, env: Readonly<Record<string, string | undefined>>): string {
  try {
    const options = {
      env,
      cwd: '/',
      timeout: 10_000,
      encoding: 'utf8' as const,
      stdio: ['ignore', 'pipe', 'ignore'] as const,
    }
    const said = execFileSync(program, ['-I', '-c', 'import sys; print(sys.executable)'], {
      ...options,
      stdio: [...options.stdio],
    }).trim()
    return isAbsolute(said) ? said : program
  } catch {
    return program
  }
}
