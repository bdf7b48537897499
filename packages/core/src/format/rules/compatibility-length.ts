import { removePair } from '../write/remove-pair.ts'
import { countCodePoints } from './count-code-points.ts'
import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'
import { plural } from '../../text/plural.ts'

const maximumLength = 500

export const compatibilityLength: Rule = {
  code: 'compatibility-length',
  looksAt: 'frontmatter',
  summary: '`compatibility` is empty or has more than 500 characters',
  why: 'The specification allows 1 to 500 characters, and the field may be left out.',
  next: 'Shorten it, or leave the field out.',
  check(input) {
    const pair = findPair(input.document.frontmatter, 'compatibility')
    if (pair?.value.kind !== 'scalar') return []
    const length = countCodePoints(pair.value.source)
    if (length > 0 && length <= maximumLength) return []
    const code = 'compatibility-length'
    if (length > 0) {
      const message = `\`compatibility\` is ${plural(length, 'character')} long; the limit is ${maximumLength}`
      return [finding(input, { code, message, help: 'Shorten it.', span: pair.value })]
    }
    const message = '`compatibility` is empty'
    const fix = { title: 'Leave `compatibility` out', edits: [removePair(input.document.text, pair)] }
    return [finding(input, { code, message, help: 'Leave the field out.', span: pair, fix })]
  },
}
