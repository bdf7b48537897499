import { describe, expect, test } from 'vitest'
import { needsOfPattern } from './needs-of-pattern.ts'

function needs(pattern: RegExp): string {
  return needsOfPattern(pattern)
    .map((need) => need.join('|'))
    .join(' & ')
}

function sorted(text: string): string {
  return text
    .split(' & ')
    .map((need) => need.split('|').toSorted().join('|'))
    .join(' & ')
}

describe('what a pattern needs', () => {
  test.each([
    [/\b(?:send|upload)\b/i, 'send|upload'],
    // How a literal goes on is left out: the beginning tells enough.
    [/exfiltrate/, 'exfiltr'],
    // Each part that cannot be left out is a need, the rarest first.
    [/\b(?:put|copy)\s[^\n]{0,80}\bpassword/, 'passwor & put|copy'],
    [/(?:api|access)[ _-]key/, 'apiSkey|api_key|api-key|accessS|access_|access-'],
    [/a (?:red|green) flag\w+ x|malicious/, 'aSgreen|aSredSf|malicio'],
    // Of each of several ways only what is rarest.
    [/(?:put|copy)\s\S{1,9}password|send it/, 'passwor|sendSit'],
    [/don't|"x"/, 'donQt|DxD'],
    [/密钥|❌/, 'XX|X'],
  ])('%s: %s', (pattern, expected) => {
    expect(sorted(needs(pattern))).toBe(sorted(expected))
  })

  test.each([
    [/[a-z]+l/],
    [/send|\w+/],
    [/(?:send)?(?:it)*/],
    [/\s\d/],
    [/a|bcd/],
    [/\nx|send/],
    [/(?=send)/],
    [/[^a]/],
  ])('%s: nothing that could be told', (pattern) => {
    expect(needs(pattern)).toBe('')
  })
})
