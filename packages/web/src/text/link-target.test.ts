import { describe, expect, it } from 'vitest'
import { linkTarget } from './link-target.ts'

describe('linkTarget', () => {
  it.each([
    ['https://x.example/a b', { kind: 'web', href: 'https://x.example/a%20b' }],
    [' HTTP://x.example ', { kind: 'web', href: 'http://x.example/' }],
    ['mailto:a@x.example', { kind: 'web', href: 'mailto:a@x.example' }],
    ['./references/a.md#part', { kind: 'file', path: 'references/a.md' }],
    ['scripts/run it.py', { kind: 'file', path: 'scripts/run it.py' }],
  ])('follows %j', (address, target) => {
    expect(linkTarget(address)).toEqual(target)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//x.example/a',
    '/etc/passwd',
    '../other/SKILL.md',
    'a/../../b',
    'https://',
    '#part',
    '',
  ])('does not follow %j', (address) => {
    expect(linkTarget(address)).toBeUndefined()
  })
})
