import { nameKey, type CatalogEntry } from '@metier/core'
import { basename, dirname } from 'node:path'
import type { SkillPath } from './expand-skill-path.ts'
import type { OperationContext } from './operation-context.ts'
import { readDocument } from './read-document.ts'
import { requireOwnFile } from './require-own-file.ts'

/**
 * The skill at a path as an entry of a catalogue, whether or not a catalogue has it. Throws `path-escapes-skill` where its
 * SKILL.md is a link that leads out of it.
 */
export function entryAt(
  path: SkillPath,
  context: Pick<OperationContext, 'fileSystem' | 'configuration'>,
): CatalogEntry {
  const { directory, file } = path
  if (file !== undefined) requireOwnFile({ file, path: path.path }, context)
  const skill = file === undefined ? undefined : readDocument({ ...path, file }, context).document.skill
  const name = skill?.name ?? basename(directory)
  const location = file ?? directory
  const stat = context.fileSystem.stat(location)
  return {
    candidate: {
      root: { path: dirname(directory), scope: 'extra', order: 0, source: 'path' },
      directory,
      location,
      skill,
      key: nameKey(name),
      directoryKey: nameKey(basename(directory)),
      diagnostics: [],
      size: stat?.size ?? 0,
      modified: stat?.modified ?? 0,
      digest: null,
      verdict: 'unscanned',
      trusted: true,
    },
    name,
    description: skill?.description ?? '',
    state: skill === undefined ? 'invalid' : 'active',
    reasons: [],
  }
}
