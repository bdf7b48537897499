import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import { joinItemsFix } from './join-items-fix.ts'
import type { Rule } from './rule.ts'

export const compatibilityType: Rule = {
  code: 'compatibility-type',
  looksAt: 'frontmatter',
  summary: '`compatibility` is not text',
  why: 'The specification has one sentence of text there; clients show it as it is.',
  next: 'Write it as one sentence.',
  check(input) {
    const pair = findPair(input.document.frontmatter, 'compatibility')
    if (pair === undefined || pair.value.kind === 'scalar') return []
    const message = `\`compatibility\` is a ${pair.value.kind === 'list' ? 'list' : 'mapping'}; it must be text`
    const fix = joinItemsFix(input.document, pair, { separator: ', ' })
    return [finding(input, { code: 'compatibility-type', message, help: 'Write one sentence.', span: pair.value, fix })]
  },
}
