import type { Fix } from '../../diagnostic.ts'
import type { SkillDocument } from '../skill-document.ts'
import { legalName } from './legal-name.ts'
import type { NameField } from './name-field.ts'
import { replaceValueEdit } from './replace-value-edit.ts'

/**
 * A legal spelling of the name, offered only when it does not tear a matching name from its
 * directory: the directory cannot be renamed from inside the file.
 */
export function renameFix(document: SkillDocument, field: NameField): Fix | undefined {
  const legal = legalName(field.name)
  if (legal === undefined || legal === field.written) return undefined
  const matchesNow = document.directoryName.normalize('NFKC') === field.name
  if (matchesNow && legal !== document.directoryName) return undefined
  return { title: `Rename to \`${legal}\``, edits: [replaceValueEdit(field.node, legal)] }
}
