import type { Dialect, DialectRoot } from './dialect.ts'
import { agentSigns } from './agent-signs.ts'
import { defineRoots } from './define-roots.ts'

/** Places of which one exists where a client is in use; none for one that leaves no traces that are known. */
export function signsOf({ id, signs }: Pick<Dialect, 'id' | 'signs'>): readonly DialectRoot[] {
  return (signs ?? (Object.hasOwn(agentSigns, id) ? (agentSigns[id] ?? []) : [])).flatMap(readSign)
}

function readSign(text: string): readonly DialectRoot[] {
  const [, name, path = '', place = text] = /^([A-Z_]+)(?:\/([^=]+))?=(.*)$/.exec(text) ?? []
  const roots = defineRoots(place)
  return name === undefined ? roots : roots.map((root) => ({ ...root, variable: { name, path } }))
}
