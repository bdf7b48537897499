import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = dirname(fileURLToPath(import.meta.url))

/** Builds a program of this folder into a folder of its own that every user can read. */
export async function bundleProgram(name: string): Promise<{ readonly place: string; readonly program: string }> {
  const place = mkdtempSync(join(tmpdir(), 'metier-suite-'))
  chmodSync(place, 0o755)
  const program = join(place, `${name}.mjs`)
  await build({
    entryPoints: [join(here, `${name}.ts`)],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['metier-source'],
    logLevel: 'error',
  })
  return { place, program }
}
