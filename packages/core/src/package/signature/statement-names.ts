/** What the parts of a signed statement are called in it. */
export const statementNames = {
  type: 'https://in-toto.io/Statement/v1',
  predicate: 'urn:metier:skill:1',
  /** The canonical digest in a set of digests (docs/packages.md says how it is made). */
  treeDigest: 'metierDigest1',
} as const
