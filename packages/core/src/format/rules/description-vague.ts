import { countCodePoints } from './count-code-points.ts'
import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

// In code points; no real description under this length says both what and when.
const minimumLength = 20
const saysWhen = /\b(?:when|whenever|while|if|before|after|use|using|for|invoke|trigger|activate|helps?)\w*\b/i

export const descriptionVague: Rule = {
  code: 'description-vague',
  looksAt: 'frontmatter',
  summary: 'The description does not say when to use the skill',
  why: 'The description is all that a model sees when it decides: what the skill does, and when to use it (SQD-5, WUN-9).',
  next: 'Add a sentence that starts with “Use when”.',
  check(input) {
    const node = findPair(input.document.frontmatter, 'description')?.value
    if (node?.kind !== 'scalar' || node.source.trim() === '') return []
    const short = countCodePoints(node.source.trim()) < minimumLength
    if (!short && (saysWhen.test(node.source) || !/[a-z]{3}/i.test(node.source))) return []
    const message = short
      ? 'The description is too short for a model to decide by'
      : 'The description does not say when to use the skill'
    const help = 'Say what the skill does and when to use it, such as “Use when the user asks for …”.'
    return [finding(input, { code: 'description-vague', message, help, span: node })]
  },
}
