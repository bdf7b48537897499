import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The order that JavaScript gives names in the language that Node falls back on. */
const { compare } = new Intl.Collator('en')

/**
 * The hash that the `skills` installer keeps in `skills-lock.json`: SHA-256 over the path and then the bytes of each
 * regular file, in the order of a dictionary, without anything between them. Two skills can share it, so Metier writes
 * it for that installer's sake and goes by its own digest.
 */
export function computedHash(directory: string): string {
  const files = filesOf(directory, '').toSorted((left, right) => compare(left, right))
  const hash = createHash('sha256')
  for (const path of files) hash.update(path).update(readFileSync(join(directory, path)))
  return hash.digest('hex')
}

function filesOf(directory: string, within: string): readonly string[] {
  return readdirSync(join(directory, within), { withFileTypes: true }).flatMap((entry) => {
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isDirectory())
      return entry.name === '.git' || entry.name === 'node_modules' ? [] : filesOf(directory, path)
    return entry.isFile() ? [path] : []
  })
}
