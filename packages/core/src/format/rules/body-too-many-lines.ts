import { finding } from './finding.ts'
import type { Rule } from './rule.ts'
import { plural } from '../../text/plural.ts'

const maximumLines = 500

export const bodyTooManyLines: Rule = {
  code: 'body-too-many-lines',
  looksAt: 'body',
  summary: 'The file has more than 500 lines',
  why: 'The specification advises fewer than 500 lines (SQD-10): the whole body enters the context when the skill is used.',
  next: 'Move details to `references/` and link to them.',
  check(input) {
    const lines = countLines(input.document.text)
    if (lines <= maximumLines) return []
    const message = `The file has ${plural(lines, 'line')}; the advice is ${maximumLines} at most`
    const help = 'Move details to `references/` and link to them.'
    return [finding(input, { code: 'body-too-many-lines', message, help })]
  },
}

function countLines(text: string): number {
  const breaks = text.match(/\r\n|\r|\n/g)?.length ?? 0
  return /[\r\n]$/.test(text) ? breaks : breaks + 1
}
