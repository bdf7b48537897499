import { byteOrderOf } from '../catalog/byte-order-of.ts'
import type { LockEntry, LockFile } from './lock-file.ts'

/** The order of an entry's fields; others follow as they came. */
const order = [
  'source',
  'sourceUrl',
  'ref',
  'sourceType',
  'skillPath',
  'computedHash',
  'resolved',
  'commit',
  'version',
  'digest',
  'integrity',
  'signer',
  'as',
  'agents',
  'places',
  'enabled',
  'pinned',
  'edited',
  'previous',
]

const ordered = new Set(order)

/** One lock, one text: names in byte order, so that two branches that add different skills merge by themselves. */
export function writeLockFile({ skills, extra }: LockFile): string {
  const all = [...skills]
  // Without a prototype no name is special, and V8 takes it for a table at once: a thousand names in a fifth of the time.
  const written: Record<string, unknown> = Object.create(null)
  for (const [name, entry] of all.toSorted(byteOrderOf(all, nameOf))) written[name] = inOrder(entry)
  return `${JSON.stringify({ version: 1, skills: written, ...extra }, null, 2)}\n`
}

function nameOf([name]: readonly [string, LockEntry]): string {
  return name
}

function inOrder(entry: LockEntry): Readonly<Record<string, unknown>> {
  const known: Record<string, unknown> = {}
  for (const field of order) if (entry[field] !== undefined) known[field] = entry[field]
  const others = Object.keys(entry).filter((field) => !ordered.has(field))
  if (others.length === 0) return known
  // Set one by one, a stranger's field `__proto__` would be none.
  return Object.fromEntries([...Object.entries(known), ...others.map((field) => [field, entry[field]] as const)])
}
