import { clientFields } from './client-fields.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const clientField: Rule = {
  code: 'client-field',
  looksAt: 'frontmatter',
  summary: 'A top-level field is only known to some clients',
  why: 'Claude Code and clients that follow it read this field; the specification does not have it, and strict hosts refuse it.',
  next: 'Keep it for those clients, or let `metier migrate` move it under `metadata`.',
  check(input) {
    return (input.document.frontmatter?.pairs ?? []).flatMap(({ key }) => {
      if (!clientFields.includes(key.source)) return []
      const message = `The field \`${key.source}\` is known to some clients, but not to the specification`
      const help = 'Judge the skill with `--profile claude-code`, or let `metier migrate` move it under `metadata`.'
      return [finding(input, { code: 'client-field', message, help, span: key })]
    })
  },
}
