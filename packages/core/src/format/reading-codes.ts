import type { Severity } from '../diagnostic.ts'

export interface ReadingCode {
  /** At level `load`: an error only where decisions R-1 refuses the skill. */
  readonly severity: Severity
  /** What to do about it, unless the finding knows better. */
  readonly help: string
}

/** Everything that reading a SKILL.md can find, rules aside. */
export const readingCodes = {
  'file-too-large': {
    severity: 'error',
    help: 'Move long material to files under references/ and point to them from SKILL.md.',
  },
  'not-utf8': { severity: 'error', help: 'Save the file as UTF-8.' },
  utf16: { severity: 'error', help: 'Save the file as UTF-8 instead of UTF-16.' },
  'nul-byte': { severity: 'error', help: 'Remove the zero byte, or check that this really is a text file.' },
  'byte-order-mark': { severity: 'warning', help: 'Save the file as UTF-8 without a byte-order mark.' },
  'no-frontmatter': {
    severity: 'error',
    help: 'Begin the file with a line of three hyphens, then `name:` and `description:`, then a second such line.',
  },
  'plain-markdown': {
    severity: 'warning',
    help: 'Put `name:` and `description:` between two lines of three hyphens at the top; other clients need them.',
  },
  'frontmatter-not-closed': {
    severity: 'error',
    help: 'Put a line of exactly three hyphens between the fields and the text.',
  },
  'frontmatter-too-large': {
    severity: 'error',
    help: 'Keep the frontmatter short; instructions belong below it or in files under references/.',
  },
  'fence-trailing-space': { severity: 'warning', help: 'Delete the spaces after the three hyphens.' },
  'invalid-yaml': { severity: 'error', help: 'Correct the line; text with special characters goes in quotes.' },
  'not-a-mapping': { severity: 'error', help: 'Write the frontmatter as `key: value` lines, `name:` first.' },
  'duplicate-key': { severity: 'error', help: 'Keep one of them.' },
  'yaml-anchor': { severity: 'error', help: 'Write the value out instead of using an anchor or alias.' },
  'yaml-tag': { severity: 'error', help: 'Remove the tag; quote the value if it must stay text.' },
  'forbidden-key': { severity: 'warning', help: 'Rename the key.' },
  'too-many-keys': { severity: 'error', help: 'Move the data to a file under assets/ or references/.' },
  'too-deep': { severity: 'error', help: 'Flatten the data, or move it to a file of its own.' },
  'repaired-yaml': { severity: 'warning', help: 'Put the value in quotes; `metier fix` does it.' },
  'lower-case-file-name': {
    severity: 'warning',
    help: 'Rename the file to SKILL.md; most clients read no other name.',
  },
  'missing-name': { severity: 'warning', help: 'Add `name:` with the name of the directory.' },
  'name-unusable': { severity: 'warning', help: 'Use lower-case letters, digits and hyphens.' },
  'missing-description': {
    severity: 'error',
    help: 'Add `description:` that says what the skill does and when to use it.',
  },
  'empty-description': { severity: 'error', help: 'Say what the skill does and when to use it.' },
  'wrong-type': { severity: 'warning', help: 'Change the value to the expected form.' },
  'alias-conflict': { severity: 'warning', help: 'Keep only one of the two spellings.' },
  'dependencies-not-skills': {
    severity: 'info',
    help: 'List the names of skills; packages belong in `compatibility` or in the text.',
  },
} as const satisfies Record<string, ReadingCode>

export type ReadingCodeName = keyof typeof readingCodes
