import { finding } from './finding.ts'
import { nameField } from './name-field.ts'
import type { Rule } from './rule.ts'

// Alphabets whose letters look alike. Scripts that are written together, as in Japanese, are not here.
const lookalikes: readonly (readonly [string, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
]

export const nameMixedScripts: Rule = {
  code: 'name-mixed-scripts',
  looksAt: 'frontmatter',
  summary: 'The name mixes alphabets that look alike',
  why: 'A Cyrillic letter in a Latin word makes another name that reads the same: a way to pose as a known skill.',
  next: 'Write the name in one alphabet.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || /^[\x20-\x7e]*$/.test(field.name)) return []
    const found = lookalikes.filter(([, pattern]) => pattern.test(field.name)).map(([script]) => script)
    if (found.length < 2) return []
    const message = `The name \`${field.name}\` mixes ${found.join(' and ')} letters, which look alike`
    const help = 'Write it in one alphabet; be wary of this skill if it came from somebody else.'
    return [finding(input, { code: 'name-mixed-scripts', message, help, span: field.node })]
  },
}
