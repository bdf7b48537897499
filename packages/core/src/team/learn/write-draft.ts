import { encodeText } from '../../text/encode-text.ts'
import type { TeamChange } from '../team-change.ts'
import { draftFile } from './draft-file.ts'
import type { TeamDraft } from './team-draft.ts'

/** The files of a new draft. */
export function writeDraft({ name, to, by, why, replaces, files }: TeamDraft): readonly TeamChange[] {
  const about = {
    version: 1,
    to,
    by,
    why,
    replaces: replaces.map(({ path, files: digests }) => ({ path, files: Object.fromEntries(digests) })),
  }
  const change = (path: string, bytes: Uint8Array, executable: boolean): TeamChange => ({
    path: `drafts/${name}/${path}`,
    bytes,
    executable,
    before: null,
    keeps: false,
  })
  return [
    ...[...files].map(([path, { bytes, executable }]) => change(path, bytes, executable)),
    change(draftFile, encodeText(`${JSON.stringify(about, null, 2)}\n`), false),
  ]
}
