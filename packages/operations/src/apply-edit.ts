import { MetierError } from '@metier/core'
import type { OperationContext } from './operation-context.ts'
import { requireOwnFile } from './require-own-file.ts'

export interface PlannedEdit {
  /** As it was given, for messages. */
  readonly path: string
  /** Absolute path of the SKILL.md. */
  readonly file: string
  /** Its real path when the edit was planned. */
  readonly target: string
  /** All its bytes when the edit was planned. */
  readonly before: Uint8Array
  readonly text: string
}

/**
 * Writes what was planned, if the file is still the one that it was planned for: an editor may have saved it in
 * between, and a link may have been laid in its place. Throws `refused` then, and nothing is written.
 */
export function applyEdit({ path, file, target, before, text }: PlannedEdit, context: OperationContext): void {
  const now = requireOwnFile({ file, path }, context)
  const head = context.fileSystem.readHead(now, before.length + 1, { followLink: false })
  if (now !== target || head?.stat.kind !== 'file' || !areSame(head.bytes, before)) {
    throw new MetierError({
      code: 'refused',
      message: `The SKILL.md of ${JSON.stringify(path)} was changed by somebody else meanwhile; it is left as it is.`,
      next: 'Run the command again.',
      data: { path },
    })
  }
  context.writer.write(target, text)
}

function areSame(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index])
}
