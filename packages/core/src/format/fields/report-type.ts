import type { FieldInput } from './field-input.ts'

/** Reports a value of the wrong form. */
export function reportType({ node, spelling, reporter }: FieldInput, expected: string): undefined {
  const found = node.kind === 'scalar' ? 'it is text' : node.kind === 'list' ? 'it is a list' : 'it is a mapping'
  reporter.add({
    code: 'wrong-type',
    message: `\`${spelling}\` must be ${expected}; ${found}, so it is ignored.`,
    start: node.start,
    end: node.end,
  })
  return undefined
}
