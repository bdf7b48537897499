import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What people start first. The second `list` gives the answer of the first again, with a bundle of its own. */
const starts = [['list'], ['list'], ['--help']]

/** An empty home and project. Made when a build begins: nothing is kept of what changed in the last two seconds. */
export function makeEmptyHome() {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'metier-build-')))
  mkdirSync(join(home, 'project'))
  return home
}

/**
 * Starts what was built in an empty home, and keeps in `dist` what V8 compiled there: the first start of a user is then as
 * fast as the second. For the Node that builds and no other, so it is not published. Where nothing comes of it, every
 * user's own cache does the same from the second start on.
 */
export function keepCompiled({ root, home }) {
  const cache = join(home, 'cache')
  const code = join(root, 'dist', 'code')
  try {
    rmSync(code, { recursive: true, force: true })
    const env = { PATH: process.env.PATH, HOME: home, XDG_CACHE_HOME: cache, XDG_CONFIG_HOME: join(home, 'config') }
    for (const words of starts) {
      const command = [join(root, 'bin', 'metier.js'), ...words]
      spawnSync(process.execPath, command, { cwd: join(home, 'project'), env, stdio: 'ignore', timeout: 30_000 })
    }
    const kept = join(cache, 'metier', 'code')
    if (existsSync(kept)) cpSync(kept, code, { recursive: true })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
