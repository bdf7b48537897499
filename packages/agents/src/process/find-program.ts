import { MetierError } from '@metier/core'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

export interface FindProgramOptions {
  /** A name on PATH or an absolute path. */
  readonly command: string
  readonly environment: Readonly<Record<string, string>>
  /** Of the agent, for the message. */
  readonly agent: string
  /** How to get it, where that is known. */
  readonly install?: string
}

/** Absolute path of an agent's program. Throws `missing-dependency`. */
export function findProgram({ command, environment, agent, install }: FindProgramOptions): string {
  const found = candidates(command, environment).find(isProgram)
  if (found !== undefined) return found
  throw new MetierError({
    code: 'missing-dependency',
    message: `The agent ${agent} needs the program ${JSON.stringify(command)}, which is not here.`,
    next: install ?? `Install it, or name another with \`agents.entries.${agent}.command\` in the settings.`,
    data: { agent, command },
  })
}

function candidates(command: string, environment: Readonly<Record<string, string>>): readonly string[] {
  if (isAbsolute(command)) return [command]
  // A path from where one stands would start whatever a project put there.
  if (/[\\/]/.test(command)) return []
  const isWindows = process.platform === 'win32'
  const ends = isWindows ? (environment['PATHEXT'] ?? '.EXE;.CMD').split(';') : ['']
  return (environment[isWindows ? 'Path' : 'PATH'] ?? '')
    .split(delimiter)
    .filter((directory) => isAbsolute(directory))
    .flatMap((directory) => ends.map((end) => join(directory, `${command}${end}`)))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
