import { clientFields } from './client-fields.ts'
import { fieldKey } from './field-key.ts'
import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import { nearestField } from './nearest-field.ts'
import type { Rule } from './rule.ts'
import { standardFields } from './standard-fields.ts'

export const unexpectedField: Rule = {
  code: 'unexpected-field',
  looksAt: 'frontmatter',
  summary: 'A top-level field is not in the specification',
  why: 'The specification knows six fields; the reference library and several hosts refuse a skill with any other.',
  next: 'Move it under `metadata`; `metier migrate` does that and keeps its meaning.',
  check(input) {
    const { document } = input
    return (document.frontmatter?.pairs ?? []).flatMap(({ key }) => {
      if (standardFields.includes(key.source) || clientFields.includes(key.source)) return []
      const nearest = nearestField(key.source)
      const meant = nearest !== undefined && findPair(document.frontmatter, nearest) === undefined ? nearest : undefined
      const message = `The field \`${key.source.slice(0, 80)}\` is not in the specification`
      const help =
        meant === undefined ? 'Move it under `metadata`, which `metier migrate` does.' : `Did you mean \`${meant}\`?`
      const sameKey = meant !== undefined && fieldKey(key.source) === meant
      const edits = [{ start: key.start, end: key.end, text: meant ?? '' }]
      const fix = sameKey ? { title: `Rename the field to \`${meant}\``, edits } : undefined
      return [finding(input, { code: 'unexpected-field', message, help, span: key, fix })]
    })
  },
}
