import { MetierError } from '@metier/core'
import { openTrustFile, readSettingsBytes, withLock } from '@metier/runtime'
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import type { OperationContext } from '../operation-context.ts'
import type { FileChange } from './change-draft.ts'

/**
 * Writes settings files, each only if it is still what was shown. A project's file that is a link is refused: a cloned
 * project could have it lead to any file of the user. Trust of the file goes over to its new content.
 */
export function writeSettings(edits: readonly FileChange[], context: OperationContext): void {
  const { fileSystem, writer, configuration } = context
  for (const edit of edits) {
    const target = targetOf(edit, context)
    withLock({ fileSystem, writer, path: target }, () => {
      const now = readSettingsBytes(fileSystem, target) ?? new Uint8Array()
      if (new TextDecoder('utf-8', { ignoreBOM: true }).decode(now) !== edit.before) throw changedMeanwhile(edit.path)
      writer.write(target, edit.after)
    })
    if (!configuration.projectTrusted || dirname(edit.path) !== configuration.projectRoot) continue
    openTrustFile(context).moveSettings({
      projectRoot: configuration.projectRoot,
      from: digestOf(edit.before),
      to: digestOf(edit.after),
    })
  }
}

function targetOf({ path }: FileChange, { fileSystem, configuration }: OperationContext): string {
  if (fileSystem.statLink(path)?.kind !== 'symlink') return path
  if (dirname(path) !== configuration.projectRoot) return fileSystem.realPath(path) ?? path
  throw new MetierError({
    code: 'refused',
    message: `${path} is a link, and a project's settings are not written through one.`,
    next: 'Change the file that it leads to by hand.',
    data: { path },
  })
}

function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}

function changedMeanwhile(path: string): MetierError {
  return new MetierError({
    code: 'plan-outdated',
    message: `${path} was changed by somebody else meanwhile; it is left as it is.`,
    next: 'Look at the change again.',
    data: { path },
  })
}
