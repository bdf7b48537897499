// The published package carries the skills, templates, schemas, licence and README of the checkout; they are copied in for the
// packing and removed after it, so that the checkout has each of them once. What builds before the last one left behind for
// whoever had started with them stays at home: it is larger than half of the package.
import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = join(dirname(fileURLToPath(import.meta.url)), '..')
const checkout = join(target, '..', '..')

for (const name of ['skills', 'templates', 'schemas', 'LICENSE', 'README.md']) {
  rmSync(join(target, name), { recursive: true, force: true })
  const source = join(checkout, name)
  if (!process.argv.includes('--remove') && existsSync(source)) cpSync(source, join(target, name), { recursive: true })
}

if (!process.argv.includes('--remove')) {
  const dist = join(target, 'dist')
  for (const file of readdirSync(dist)) {
    const [, start] = /^([a-z]+)-rest-[0-9a-f]{16}\.cjs$/.exec(file) ?? []
    if (start === undefined) continue
    const isWanted = readFileSync(join(dist, `${start}.cjs`), 'latin1').includes(`"${file.replace(/\.cjs$/, '')}"`)
    if (!isWanted) rmSync(join(dist, file), { force: true })
  }
}
