import { compareBytes } from '../catalog/compare-bytes.ts'
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
  'enabled',
  'pinned',
  'edited',
  'previous',
]

/** One lock, one text: names in byte order, so that two branches that add different skills merge by themselves. */
export function writeLockFile({ skills, extra }: LockFile): string {
  const sorted = [...skills].toSorted(([left], [right]) => compareBytes(left, right))
  const entries = sorted.map(([name, entry]) => [name, inOrder(entry)] as const)
  return `${JSON.stringify({ version: 1, skills: Object.fromEntries(entries), ...extra }, null, 2)}\n`
}

function inOrder(entry: LockEntry): Readonly<Record<string, unknown>> {
  const known = order.filter((field) => entry[field] !== undefined).map((field) => [field, entry[field]] as const)
  const others = Object.entries(entry).filter(([field]) => !order.includes(field))
  return Object.fromEntries([...known, ...others])
}
