import { finding } from './finding.ts'
import { nameField } from './name-field.ts'
import { renameFix } from './rename-fix.ts'
import type { Rule } from './rule.ts'

// What Python calls alphanumeric: marks that only combine with a letter are not (reference, 1.5.5).
const allowed = /^[\p{L}\p{N}-]*$/u

export const nameCharacters: Rule = {
  code: 'name-characters',
  looksAt: 'frontmatter',
  summary: 'The name has characters that no name may have',
  why: 'Letters, digits and hyphens are all that the specification allows; a name becomes a path, a command and an address.',
  next: 'Replace the character by a hyphen or leave it out.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || allowed.test(field.name)) return []
    const message = `The name \`${field.name}\` has ${describe(field.name)}; only letters, digits and hyphens are allowed`
    const help = 'Replace it by a hyphen or leave it out, and rename the directory to match.'
    const fix = renameFix(input.document, field)
    return [finding(input, { code: 'name-characters', message, help, span: field.node, fix })]
  },
}

function describe(name: string): string {
  const found = Array.from(name).find((character) => !allowed.test(character)) ?? ''
  if (found === ' ') return 'a space'
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return /^[\p{P}\p{S}]$/u.test(found) ? `\`${found}\`` : `the character U+${code}`
}
