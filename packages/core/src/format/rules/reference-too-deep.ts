import { finding } from './finding.ts'
import { relativePath } from './relative-path.ts'
import type { Rule } from './rule.ts'

// A folder and a file in it.
const maximumSegments = 2

export const referenceTooDeep: Rule = {
  code: 'reference-too-deep',
  looksAt: 'body',
  summary: 'A link leads more than one folder down',
  why: 'The specification advises references one level deep, so that a model finds them without a search.',
  next: 'Keep the file directly in `references/`, `scripts/` or `assets/`.',
  check(input) {
    return input.body.links.flatMap(({ destination, start, end }) => {
      const path = relativePath(destination)
      if (path === undefined || path.split('/').length <= maximumSegments) return []
      const message = `The link to \`${path}\` leads more than one folder down`
      const help = 'Keep the file directly in `references/`, `scripts/` or `assets/`.'
      return [finding(input, { code: 'reference-too-deep', message, help, span: { start, end } })]
    })
  },
}
