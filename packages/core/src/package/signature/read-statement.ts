import { fieldOf } from './field-of.ts'
import type { SignedStatement } from './signed-statement.ts'
import { statementNames } from './statement-names.ts'

const hex = /^[0-9a-f]{64}$/

/** Reads what `writeStatement` wrote; `undefined` for anything else, which then says nothing about a skill. */
export function readStatement(text: string): SignedStatement | undefined {
  const data = parse(text)
  const subject = fieldOf(data, 'subject')
  const predicate = fieldOf(data, 'predicate')
  const [name, version] = [fieldOf(predicate, 'name'), fieldOf(predicate, 'version')]
  if (fieldOf(data, '_type') !== statementNames.type || fieldOf(data, 'predicateType') !== statementNames.predicate)
    return undefined
  if (!Array.isArray(subject) || typeof name !== 'string') return undefined
  if (version !== undefined && typeof version !== 'string') return undefined
  const [whole, ...parts] = subject as readonly unknown[]
  const digest = fieldOf(fieldOf(whole, 'digest'), statementNames.treeDigest)
  const files = parts.map((part) => [fieldOf(part, 'name'), fieldOf(fieldOf(part, 'digest'), 'sha256')] as const)
  if (fieldOf(whole, 'name') !== name || typeof digest !== 'string' || !hex.test(digest)) return undefined
  const known = files.filter((file): file is readonly [string, string] =>
    file.every((part) => typeof part === 'string'),
  )
  if (known.length < files.length || known.some(([, sha256]) => !hex.test(sha256))) return undefined
  return { name, ...(version !== undefined && { version }), digest: `sha256:${digest}`, files: new Map(known) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
