import { countCodePoints } from './count-code-points.ts'
import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'
import { plural } from '../../text/plural.ts'

/** In code points. */
export const maximumDescriptionLength = 1024

export const descriptionTooLong: Rule = {
  code: 'description-too-long',
  looksAt: 'frontmatter',
  summary: 'The description has more than 1,024 characters',
  why: 'The limit of the specification, counted in code points before trimming, as the reference library counts. Clients cut or refuse what is longer.',
  next: 'Keep what the skill does and when to use it; move the rest into the body.',
  check(input) {
    const node = findPair(input.document.frontmatter, 'description')?.value
    if (node?.kind !== 'scalar') return []
    const length = countCodePoints(node.source)
    if (length <= maximumDescriptionLength) return []
    const message = `The description is ${plural(length, 'character')} long; the limit is ${maximumDescriptionLength}`
    const help = 'Keep what the skill does and when to use it; move the rest into the body.'
    return [finding(input, { code: 'description-too-long', message, help, span: node })]
  },
}
