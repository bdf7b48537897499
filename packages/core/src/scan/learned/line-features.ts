import { lineNames } from './line-names.ts'
import { nameFeatures } from './name-features.ts'

/**
 * What a line says, as names of features: every name in it, and its parts by capitals and underscores, apart for
 * what stands in a comment; of each host whether many people know it, and which one it is if they do.
 */
export function lineFeatures(line: string): readonly string[] {
  const { kind, names, features } = lineNames(line)
  return [...features, ...names.flatMap((each) => nameFeatures(kind, each))]
}
