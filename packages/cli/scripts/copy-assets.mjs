// The published package carries the skills, templates, schemas, licence and README of the checkout; they are copied in for the
// packing and removed after it, so that the checkout has each of them once.
import { cpSync, existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = join(dirname(fileURLToPath(import.meta.url)), '..')
const checkout = join(target, '..', '..')

for (const name of ['skills', 'templates', 'schemas', 'LICENSE', 'README.md']) {
  rmSync(join(target, name), { recursive: true, force: true })
  const source = join(checkout, name)
  if (!process.argv.includes('--remove') && existsSync(source)) cpSync(source, join(target, name), { recursive: true })
}
