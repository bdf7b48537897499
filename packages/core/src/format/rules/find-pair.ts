import type { MapNode, MapPair } from '../frontmatter/node.ts'

/** The first pair with this key, or `undefined`. */
export function findPair(map: MapNode | undefined, key: string): MapPair | undefined {
  return map?.pairs.find((pair) => pair.key.source === key)
}
