import { spawnSync } from 'node:child_process'
import { planRendering } from '@metier/core'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

const hasBash = spawnSync('bash', ['-c', ':']).status === 0

/** Each prints its words, every one ended by a NUL byte; `$0` stands in each kind of quotes. */
const templates = [
  `printf '%s\\0' $0 end`,
  `printf '%s\\0' "$0" end`,
  `printf '%s\\0' '$0' end`,
  `printf '%s\\0' $'$0' end`,
  `printf '%s\\0' pre"$0"post end`,
  `printf '%s\\0' "$(printf '%s' "$0"; echo x)" end`,
  `for word in $0; do printf '%s\\0' "$word"; done`,
]

const hostile = oneof(
  string({ unit: constantFrom(...`'"\\$\`(){}[]<>|&;!#*?~=%^ \t\na0-`.split('')), maxLength: 14 }),
  string({ unit: 'grapheme', maxLength: 8 }).filter((text) => !text.includes('\0')),
  constantFrom(
    '$(touch x)',
    '`touch x`',
    '"; touch x; "',
    "'; touch x; '",
    '\\',
    '\n',
    '-n',
    '*',
    '~',
    '${IFS}',
    '{a,b}',
    '’; id',
    '!!',
  ),
)

function commandOf(template: string, value: string): string {
  const plan = planRendering({ body: `\`\`\`!\n${template}\n\`\`\``, arguments: [value] })
  return plan.insertions[0]?.command ?? ''
}

/** Decisions R-15, by the shell that would run it: the parser of core is not asked. */
describe.skipIf(!hasBash)('a planned command, run by bash', () => {
  it('has each argument as exactly one literal word, in whatever quotes', () => {
    assert(
      property(array(hostile, { minLength: 1, maxLength: 8 }), (values) => {
        const cases = values.flatMap((value) => templates.map((template) => ({ value, template })))
        const script = cases
          .map(({ template, value }) => `${commandOf(template, value)}\nprintf '%s\\0' ---`)
          .join('\n')
        const { stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-c', script], {
          encoding: 'utf8',
          env: {},
        })
        const expected = cases.flatMap(({ value, template }) => [...wordsOf(template, value), '---'])
        expect(stderr).toBe('')
        expect(stdout.split('\0').slice(0, -1)).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })
})

function wordsOf(template: string, value: string): readonly string[] {
  if (template.startsWith('for')) return [value]
  if (template.includes('pre"')) return [`pre${value}post`, 'end']
  return [template.includes('$(printf') ? `${value}x` : value, 'end']
}
