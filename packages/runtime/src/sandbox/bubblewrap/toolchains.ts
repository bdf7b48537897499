import { existsSync } from 'node:fs'
import { delimiter, dirname, isAbsolute } from 'node:path'

/** What programs on PATH need beside the system. */
export function createToolchains(_options: { readonly home: string }) {
  return (path: string | undefined, program: string): readonly string[] =>
    [...(path ?? '').split(delimiter), dirname(program)].filter((entry) => isAbsolute(entry) && existsSync(entry))
}
