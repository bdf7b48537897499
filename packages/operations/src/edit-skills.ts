import { MetierError, type Diagnostic, type SkillDocument } from '@metier/core'
import { applyEdit, type PlannedEdit } from './apply-edit.ts'
import type { EditResult } from './edit-result-schema.ts'
import { toFinding } from './to-finding.ts'
import type { OperationContext } from './operation-context.ts'
import { readDocument } from './read-document.ts'
import { listSkillFiles } from './list-skill-files.ts'
import { expandSkillPaths, type SkillPath } from './expand-skill-path.ts'
import { requireOwnFile } from './require-own-file.ts'
import { unifiedDiff } from './unified-diff.ts'

/** The new text of a SKILL.md and what was done to it. */
export interface Edit {
  readonly text: string
  readonly changes: readonly string[]
  readonly valid: boolean
  readonly remaining: readonly Diagnostic[]
  /** Why nothing was done. */
  readonly problem?: string
  /** What a person should look at. */
  readonly notes?: readonly string[]
}

/** `files` of the skill, where they are known. */
export type EditSkill = (document: SkillDocument, files: readonly string[] | undefined) => Edit

interface Planned {
  readonly result: EditResult
  readonly edit: PlannedEdit
}

function plan(skill: SkillPath, context: OperationContext, edit: EditSkill): Planned {
  const { file, path } = skill
  if (file === undefined) {
    throw new MetierError({
      code: 'not-found',
      message: `There is no SKILL.md in ${JSON.stringify(path)}.`,
      next: 'Give the folder of a skill, or write one with `metier new NAME`.',
      data: { path },
    })
  }
  const target = requireOwnFile({ file, path }, context)
  const { document, bytes, whole } = readDocument({ ...skill, file }, context)
  const {
    text,
    changes,
    valid,
    remaining,
    problem,
    notes = [],
  } = edit(document, listSkillFiles(skill.directory, context.fileSystem))
  // Bytes that were not read, or not understood, would be lost by writing the text back.
  const isSafe = whole && !document.diagnostics.some(({ code }) => unreadable.has(code))
  const changed = isSafe && text !== document.text
  return {
    edit: { path, file, target, before: bytes, text },
    result: {
      path,
      changed,
      changes: changed ? [...changes] : [],
      diff: changed ? unifiedDiff(document.path, document.text, text) : '',
      valid,
      remaining: remaining.map(toFinding),
      ...(problem === undefined ? {} : { problem }),
      ...(notes.length === 0 ? {} : { notes: [...notes] }),
    },
  }
}

const unreadable: ReadonlySet<string> = new Set(['not-utf8', 'utf16', 'nul-byte', 'file-too-large'])

/**
 * Plans the edit of every skill first and writes only then: a path that cannot be read leaves all files as they
 * are. Each file is replaced whole or not at all.
 */
export function editSkills(
  { paths, dryRun }: { readonly paths: readonly string[]; readonly dryRun: boolean },
  context: OperationContext,
  edit: EditSkill,
): readonly EditResult[] {
  const planned = expandSkillPaths(paths, context).map((skill) => plan(skill, context, edit))
  if (!dryRun) {
    for (const { edit: each, result } of planned) if (result.changed) applyEdit(each, context)
  }
  return planned.map(({ result }) => result)
}
