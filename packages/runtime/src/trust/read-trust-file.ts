import { MetierError, type FileSystem } from '@metier/core'
import { readOwnWord } from '../disk/read-own-word.ts'
import type { TrustFileRecord } from './trust-file-record.ts'
import { trustFileSchema } from './trust-file-schema.ts'

/**
 * Reads the trust file; none is no trust. Throws `invalid-config` for a file that is not ours: guessing what
 * a user trusts is not for us, and neither is writing over it.
 */
export function readTrustFile(fileSystem: FileSystem, path: string): readonly TrustFileRecord[] {
  const bytes = readOwnWord(fileSystem, path)
  if (bytes === undefined) return []
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (isObject(data) && data['schema'] === trustFileSchema && Array.isArray(data['records'])) {
      const records: unknown[] = data['records']
      if (records.every(isRecord)) return records
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new MetierError({
    code: 'invalid-config',
    message: `The list of trusted directories in ${path} cannot be read.`,
    next: 'Repair the file, or move it away and trust again what you trust.',
    data: { path },
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

function isRecord(value: unknown): value is TrustFileRecord {
  if (!isObject(value) || typeof value['directory'] !== 'string') return false
  const { digest, settings, skills } = value
  const areTexts = skills === undefined || (isObject(skills) && Object.values(skills).every(isTextOrAbsent))
  return isTextOrAbsent(digest) && isTextOrAbsent(settings) && areTexts
}
