import { describe, expect, it } from 'vitest'
import { sedRunsOthers } from './sed-runs-others.ts'

describe('what GNU sed could start', () => {
  it.each([
    [['e']],
    [['e id', 'x']],
    [['1e id']],
    [['s/a/id/e']],
    [['s/a/id/ge']],
    [['s/a/id/;e']],
    [['p\ne id']],
    [['/a/{p;e}']],
    [['/a/!e']],
    [['s|a|b|w/etc/x']],
    [['-n', '-e', 'p', '-e', 'e']],
    [['-ne', 'e']],
    [['-ee']],
    [['--expression=e']],
    [['--expression', 'e']],
    [['p', 'x', '-e', 'e']],
    [['-f', 'x']],
    [['--file=x']],
    [['--fil=x']],
    [[null]],
    [['p', null]],
    [['s/a\\/b/e']],
    [['r /etc/passwd']],
    [['a text']],
    [[':a;e;ba']],
    [['--', 'e']],
  ])('%j', (words) => {
    expect(sedRunsOthers(words)).toBe(true)
  })

  it.each([
    [[]],
    [['p', 'e']],
    [['-n', '2,5p', 'e']],
    [['s/a/b/']],
    [['s/a/b/2gI']],
    [['s|e|e|g;s,/e,/e,']],
    [['-E', 's/(a|e)\\/e/\\1/g']],
    [['/a/,/b\\/e/d']],
    [['$!N;P;D']],
    [['1~2p;0,/e/d']],
    [['/a/{p;d}']],
    [['y/abc/xyz/']],
    [['-i.bak', '-e', 'p']],
    [['--in-place', 'p']],
    [['--sandbox', 'e']],
    [['--', 'p', 'e']],
  ])('not %j', (words) => {
    expect(sedRunsOthers(words)).toBe(false)
  })
})
