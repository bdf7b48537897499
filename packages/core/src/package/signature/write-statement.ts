import { compareBytes } from '../../catalog/compare-bytes.ts'
import type { SignedStatement } from './signed-statement.ts'
import { statementNames } from './statement-names.ts'

/** A statement of the in-toto attestation framework, version 1, as text: one statement, one text. */
export function writeStatement({ name, version, digest, files }: SignedStatement): string {
  const sorted = [...files].toSorted(([left], [right]) => compareBytes(left, right))
  return JSON.stringify({
    _type: statementNames.type,
    subject: [
      { name, digest: { [statementNames.treeDigest]: digest.replace(/^sha256:/, '') } },
      ...sorted.map(([path, sha256]) => ({ name: path, digest: { sha256 } })),
    ],
    predicateType: statementNames.predicate,
    predicate: { name, ...(version !== undefined && { version }) },
  })
}
