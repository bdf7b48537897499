import { describe, expect, test } from 'vitest'
import { needsOfPattern } from './needs-of-pattern.ts'

function needs(pattern: RegExp): string {
  return needsOfPattern(pattern)
    .map((need) => need.toSorted().join('|'))
    .join(' & ')
}

describe('what a pattern needs', () => {
  test.each([
    [/\b(?:send|upload)\b/i, 'send|upload'],
    // Each part that cannot be left out is a need, the rarest first.
    [/\b(?:put|copy)\s[^\n]{0,80}\bpassword/, 'password & copy|put'],
    [/(?:api|access)[ _-]key/, 'access key|access-key|access_key|api key|api-key|api_key'],
    // Of each of several ways only what is rarest.
    [/(?:put|copy)\s\S{1,9}password|send it/, 'password|send it'],
    // Three letters are told from a page, two are not: they are taken where there is nothing else.
    [/(?:put|copy|add|cut|set|get|let|run)\s\w+\srm|send/, 'add|copy|cut|get|let|put|run|send|set'],
    [/rm\s-|send/, 'rm|send'],
    [/(?=send)\w/, 'send'],
    [/密钥|❌/, '❌|密钥'],
    [/KEY|\u212AEY/iu, 'key'],
  ])('%s: %s', (pattern, expected) => {
    expect(needs(pattern)).toBe(expected)
  })

  test.each([[/[a-z]+l/], [/send|\w+/], [/(?:send)?(?:it)*/], [/\s\d/], [/a|bcd/], [/[^a]/]])(
    '%s: nothing that could be told',
    (pattern) => {
      expect(needs(pattern)).toBe('')
    },
  )
})
