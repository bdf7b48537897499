import { estimateTokens, type SpawnDocument } from '@metier/core'
import type { Team } from '@metier/runtime'
import { join } from 'node:path'
import type { OperationContext } from './operation-context.ts'

/** Bytes of one decision that count: it is a sentence or a page. */
const largest = 64 * 1024
/** What lies there unread for so long is no inbox any more. */
const mostFiles = 200

/** The decisions that members and users have written down and nobody has moved to `decisions.md` yet (checklist SQD-54). */
export function inboxOfTeam(
  { name, directory }: Team,
  { fileSystem }: Pick<OperationContext, 'fileSystem'>,
): SpawnDocument | undefined {
  const inbox = join(directory, 'decisions', 'inbox')
  const files = (fileSystem.list(inbox) ?? []).filter(
    ({ name: file, kind }) => kind === 'file' && file.endsWith('.md') && !file.startsWith('.'),
  )
  if (files.length === 0) return undefined
  const tokens = files.slice(0, mostFiles).map(({ name: file }) => {
    const read = fileSystem.readHead(join(inbox, file), largest, { followLink: false })
    return read === undefined ? 0 : estimateTokens(new TextDecoder().decode(read.bytes))
  })
  return { path: `${name}/decisions/inbox`, tokens: tokens.reduce((sum, each) => sum + each, 0) }
}
