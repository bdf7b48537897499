import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  readDsseEnvelope,
  readStatement,
  signatureFileName,
  type FileSystem,
  type SignedStatement,
  type SkillSignature,
} from '@metier/core'
import { digestDirectory } from '../facts/digest-directory.ts'
import { readSkillFiles } from '../package/read-skill-files.ts'
import { verifyEnvelope, type Publisher } from './verify-envelope.ts'

export interface VerifySkillSignatureOptions {
  readonly fileSystem: FileSystem
  /** Absolute directory of the skill. */
  readonly directory: string
  readonly publishers: readonly Publisher[]
}

/** Bytes of a signature: room for the names and digests of twenty thousand files. */
const largest = 8 * 1024 * 1024

/** Who vouches for the very files of a skill. A signature that cannot be read is no better than a wrong one. */
export function verifySkillSignature(options: VerifySkillSignatureOptions): SkillSignature {
  const { fileSystem, directory, publishers } = options
  const path = join(directory, signatureFileName)
  if (fileSystem.statLink(path) === undefined) return { state: 'unsigned' }
  const head = fileSystem.readHead(path, largest, { followLink: false })
  if (head?.stat.kind !== 'file' || head.stat.size > largest) return invalid('it is no regular file, or too large')
  const envelope = readDsseEnvelope(new TextDecoder().decode(head.bytes))
  const statement = envelope && readStatement(new TextDecoder().decode(envelope.payload))
  if (envelope === undefined || statement === undefined) return invalid('it cannot be read')
  const signer = verifyEnvelope(envelope, publishers)
  if (signer.state === 'invalid') return invalid(signer.why)
  if (digestDirectory(fileSystem, directory, { except: signatureFileName }) === statement.digest) return signer
  return invalid(`${firstDifference(directory, statement)} is not what was signed`)
}

function invalid(why: string): SkillSignature {
  return { state: 'invalid', why }
}

function firstDifference(directory: string, { files }: SignedStatement): string {
  const found = readSkillFiles(directory)
  found.delete(signatureFileName)
  const changed = [...files].find(([path, sha256]) => {
    const file = found.get(path)
    return file === undefined || createHash('sha256').update(file.bytes).digest('hex') !== sha256
  })
  return changed?.[0] ?? [...found.keys()].find((path) => !files.has(path)) ?? 'the mode of a file'
}
