import { estimateTokens } from '../../text/estimate-tokens.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'
import { plural } from '../../text/plural.ts'

const maximumTokens = 5_000

export const bodyTooManyTokens: Rule = {
  code: 'body-too-many-tokens',
  looksAt: 'body',
  summary: 'The body has more than 5,000 tokens',
  why: 'The specification advises fewer than 5,000 tokens for the instructions (BTW-4); clients cut what is longer when they compact.',
  next: 'Move details to `references/` and link to them.',
  check(input) {
    const tokens = estimateTokens(input.body.text)
    if (tokens <= maximumTokens) return []
    const message = `The body has about ${plural(tokens, 'token')}; the advice is ${maximumTokens} at most`
    const help = 'Move details to `references/` and link to them.'
    return [finding(input, { code: 'body-too-many-tokens', message, help })]
  },
}
