// Writes the command table from the operations. Runs the TypeScript sources through a bundle in memory, because
// Node 20 runs no TypeScript.
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = mkdtempSync(join(tmpdir(), 'metier-table-'))
try {
  const outfile = join(folder, 'generate-table.cjs')
  await build({
    entryPoints: [join(root, 'src/table/generate-table.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['metier-source'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(outfile).href) },
    logLevel: 'error',
    outfile,
  })
  const { generateTable } = (await import(pathToFileURL(outfile).href)).default
  const file = join(root, 'src/generated/operation-commands.ts')
  writeFileSync(file, await generateTable())
  execFileSync('npx', ['oxfmt', file], { stdio: 'inherit' })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
