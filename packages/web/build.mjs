// The page as it is served: one script and one style, nothing that is fetched from elsewhere.
import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const sources = join(dirname(fileURLToPath(import.meta.url)), 'src')

export async function buildPage(target) {
  mkdirSync(target, { recursive: true })
  await build({
    entryPoints: { page: join(sources, 'main.ts') },
    outdir: target,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  })
  for (const file of ['page.css', 'index.html', 'icon.svg']) copyFileSync(join(sources, file), join(target, file))
}
