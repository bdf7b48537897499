import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import { joinItemsFix } from './join-items-fix.ts'
import type { Rule } from './rule.ts'

export const allowedToolsType: Rule = {
  code: 'allowed-tools-type',
  looksAt: 'frontmatter',
  summary: '`allowed-tools` is not one text',
  why: 'The specification has the tools in one text with spaces between them; a list is read by some clients only.',
  next: 'Write `allowed-tools: Read Bash(git:*)`.',
  check(input) {
    const pair = findPair(input.document.frontmatter, 'allowed-tools')
    if (pair === undefined || pair.value.kind === 'scalar') return []
    const message = `\`allowed-tools\` is a ${pair.value.kind === 'list' ? 'list' : 'mapping'}; it must be text`
    const help = 'Write the tools with spaces between them: `allowed-tools: Read Bash(git:*)`.'
    const fix = joinItemsFix(input.document, pair, { separator: ' ' })
    return [finding(input, { code: 'allowed-tools-type', message, help, span: pair.value, fix })]
  },
}
