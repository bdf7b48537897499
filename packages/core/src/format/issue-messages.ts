import type { Diagnostic } from '../diagnostic.ts'
import { countCodePoints } from './rules/count-code-points.ts'
import { findPair } from './rules/find-pair.ts'
import { nameField } from './rules/name-field.ts'
import { standardFields } from './rules/standard-fields.ts'
import type { SkillDocument } from './skill-document.ts'

type Message = (document: SkillDocument) => string

/**
 * Findings in the words of the reference library, which btw follows (decisions R-54), one text for
 * each error; what that library does not know keeps our words. All unexpected fields are one issue.
 */
export function issueMessages(document: SkillDocument, errors: readonly Diagnostic[]): readonly string[] {
  const issues = errors
    .toSorted((left, right) => rankOf(left) - rankOf(right))
    .map(({ code, message }) => (Object.hasOwn(messages, code) ? messages[code] : undefined)?.(document) ?? message)
  return [...new Set(issues)]
}

/** The reference library reports in the order of its rules, ours follow. */
function rankOf({ code }: Diagnostic): number {
  const rank = Object.keys(messages).indexOf(code)
  return rank === -1 ? Number.MAX_SAFE_INTEGER : rank
}

const unexpected: Message = ({ frontmatter }) => {
  const fields = (frontmatter?.pairs ?? []).map(({ key }) => key.source)
  const other = fields.filter((field) => !standardFields.includes(field)).toSorted()
  const known = standardFields.toSorted().map((field) => `'${field}'`)
  return `Unexpected fields in frontmatter: ${other.join(', ')}. Only [${known.join(', ')}] are allowed.`
}

const lengthOf = (document: SkillDocument, field: string): number => {
  const node = findPair(document.frontmatter, field)?.value
  return node?.kind === 'scalar' ? countCodePoints(node.source) : 0
}

const nameOf = (document: SkillDocument): string => nameField(document)?.name ?? ''

const missing = (field: string): Message => {
  return ({ frontmatter }) =>
    findPair(frontmatter, field) === undefined
      ? `Missing required field in frontmatter: ${field}`
      : `Field '${field}' must be a non-empty string`
}

const messages: Readonly<Record<string, Message>> = {
  'no-frontmatter': () => 'SKILL.md must start with YAML frontmatter (---)',
  'frontmatter-not-closed': () => 'SKILL.md frontmatter not properly closed with ---',
  'not-a-mapping': () => 'SKILL.md frontmatter must be a YAML mapping',
  'unexpected-field': unexpected,
  'client-field': unexpected,
  'missing-name': missing('name'),
  'name-too-long': (document) =>
    `Skill name '${nameOf(document)}' exceeds 64 character limit (${countCodePoints(nameOf(document))} chars)`,
  'name-not-lowercase': (document) => `Skill name '${nameOf(document)}' must be lowercase`,
  'name-hyphen-edge': () => 'Skill name cannot start or end with a hyphen',
  'name-double-hyphen': () => 'Skill name cannot contain consecutive hyphens',
  'name-characters': (document) =>
    `Skill name '${nameOf(document)}' contains invalid characters. Only letters, digits, and hyphens are allowed.`,
  'name-directory-mismatch': (document) =>
    `Directory name '${document.directoryName}' must match skill name '${nameOf(document)}'`,
  'missing-description': missing('description'),
  'empty-description': missing('description'),
  'description-too-long': (document) =>
    `Description exceeds 1024 character limit (${lengthOf(document, 'description')} chars)`,
  'compatibility-type': () => "Field 'compatibility' must be a string",
  'compatibility-length': (document) => {
    const length = lengthOf(document, 'compatibility')
    if (length === 0) return "Field 'compatibility' must be a non-empty string"
    return `Compatibility exceeds 500 character limit (${length} chars)`
  },
}
