import type { AuditEntry, Host } from '@metier/core'
import { join } from 'node:path'
import { platformDirectories } from '../config/platform-directories.ts'
import { openTail } from '../disk/open-tail.ts'
import { parseAuditLine } from './parse-audit-line.ts'

/** What comes into the log of executions from now on, whichever process writes it; each call gives what is new. */
export function openAuditTail({ host }: { readonly host: Host }): () => readonly AuditEntry[] {
  const tail = openTail(join(platformDirectories(host).state, 'executions.jsonl'))
  return () => tail.read().flatMap((line) => parseAuditLine(line) ?? [])
}
