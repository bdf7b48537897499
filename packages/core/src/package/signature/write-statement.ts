import { compareBytes } from '../../catalog/compare-bytes.ts'
import { statementPredicate, statementType, treeDigestName, type SignedStatement } from './signed-statement.ts'

/** A statement of the in-toto attestation framework, version 1, as text: one statement, one text. */
export function writeStatement({ name, version, digest, files }: SignedStatement): string {
  const sorted = [...files].toSorted(([left], [right]) => compareBytes(left, right))
  return JSON.stringify({
    _type: statementType,
    subject: [
      { name, digest: { [treeDigestName]: digest.replace(/^sha256:/, '') } },
      ...sorted.map(([path, sha256]) => ({ name: path, digest: { sha256 } })),
    ],
    predicateType: statementPredicate,
    predicate: { name, ...(version !== undefined && { version }) },
  })
}
