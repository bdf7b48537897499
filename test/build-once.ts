import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cli = join(root, 'packages/cli')

/** The last change of any source the bundles are made of, in milliseconds since the epoch. */
function lastChange(): number {
  const packages = join(root, 'packages')
  return Math.max(
    ...readdirSync(packages)
      .map((name) => join(packages, name, 'src'))
      .filter((source) => statSync(source, { throwIfNoEntry: false }) !== undefined)
      .flatMap((source) => readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file)))
      .filter((file) => /\.(?:ts|css|html|svg)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    statSync(join(cli, 'build.mjs')).mtimeMs,
  )
}

/** Tests that start the real program must start today's: bundles older than a source are made again. */
export function setup(): void {
  const built = statSync(join(cli, 'dist/local.cjs'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (built >= lastChange()) return
  const { status } = spawnSync(process.execPath, [join(cli, 'build.mjs'), '--bundles'], {
    cwd: cli,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A source in the middle of a change breaks the bundles, not the tests of everything else.
  if (status !== 0)
    process.stderr.write('The bundles could not be made anew: the program is tested as it was built last.\n')
}
