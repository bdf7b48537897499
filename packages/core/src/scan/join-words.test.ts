import { expect, it } from 'vitest'
import { joinWords } from './join-words.ts'
import { scanRules } from './scan-rules.ts'

it.each(['secret-exfiltration', 'download-and-run', 'decode-and-run', 'capability-mismatch'])(
  'has words of its own for %s, which is a rule',
  (rule) => {
    expect(scanRules.map(({ id }) => id)).toContain(rule)
    expect(joinWords(rule)).not.toEqual(joinWords('some-rule'))
  },
)

it.each(['some-rule', 'constructor', '__proto__'])('has words for any rule: %s', (rule) => {
  expect(joinWords(rule)).toEqual({ from: 'begun', to: 'used' })
})
