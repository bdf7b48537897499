import { removePair } from '../write/remove-pair.ts'
import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const metadataNotMapping: Rule = {
  code: 'metadata-not-mapping',
  looksAt: 'frontmatter',
  summary: '`metadata` is not a mapping',
  why: 'The specification has keys and values there; a list or a text has no keys to look up.',
  next: 'Write `key: value` lines, indented under `metadata:`.',
  check(input) {
    const pair = findPair(input.document.frontmatter, 'metadata')
    if (pair === undefined || pair.value.kind === 'map') return []
    const code = 'metadata-not-mapping'
    const help = 'Write `key: value` lines, indented under `metadata:`.'
    if (pair.value.kind === 'list' || pair.value.source !== '') {
      const message = `\`metadata\` is ${pair.value.kind === 'list' ? 'a list' : 'text'}; it must be a mapping`
      return [finding(input, { code, message, help, span: pair.value })]
    }
    const fix = { title: 'Leave `metadata` out', edits: [removePair(input.document.text, pair)] }
    return [finding(input, { code, message: '`metadata` is empty', help: `${help} Or leave it out.`, span: pair, fix })]
  },
}
