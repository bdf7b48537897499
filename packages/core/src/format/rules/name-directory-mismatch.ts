import { nameKey } from '../name-key.ts'
import { finding } from './finding.ts'
import { legalName } from './legal-name.ts'
import { nameField } from './name-field.ts'
import { replaceValueEdit } from './replace-value-edit.ts'
import type { Rule } from './rule.ts'

export const nameDirectoryMismatch: Rule = {
  code: 'name-directory-mismatch',
  looksAt: 'frontmatter',
  summary: 'The name is not the name of the directory',
  why: 'The specification asks that they match: some clients go by one, some by the other, some load neither.',
  next: 'Rename the directory, or change `name`.',
  check(input) {
    const field = nameField(input.document)
    const directory = input.document.directoryName
    if (field === undefined || directory === '' || directory.normalize('NFKC') === field.name) return []
    const message = `The directory \`${directory}\` must have the name of the skill, \`${field.name}\``
    const help = `Rename the directory to \`${field.name}\`, or set \`name\` to \`${directory}\`.`
    // Another spelling of one name is safe to change; another name would be another skill.
    const oneName = nameKey(directory) === nameKey(field.name) && legalName(directory) === directory
    const fix = { title: `Set \`name\` to \`${directory}\``, edits: [replaceValueEdit(field.node, directory)] }
    const options = { code: 'name-directory-mismatch', message, help, span: field.node }
    return [finding(input, oneName ? { ...options, fix } : options)]
  },
}
