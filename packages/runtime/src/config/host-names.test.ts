import { describe, expect, it } from 'vitest'
import { hostNames } from './host-names.ts'

describe('the names of a host that somebody wrote (WUN-81)', () => {
  it.each([
    ['api.example.com', ['api.example.com']],
    [' API.Example.com. ', ['api.example.com']],
    ['*.example.com', ['example.com']],
    ['.example.com', ['example.com']],
    ['b\u00fccher.example', ['xn--bcher-kva.example', 'b\u00fccher.example']],
    ['xn--bcher-kva.example', ['xn--bcher-kva.example', 'b\u00fccher.example']],
    ['192.0.2.1', ['192.0.2.1']],
    ['[2001:db8::1]', ['[2001:db8::1]']],
  ])('of %j', (written, names) => expect(hostNames(written)).toEqual(names))

  it.each([
    '',
    '*',
    '.',
    'https://example.com',
    'example.com/a',
    'example.com:8443',
    'me@example.com',
    'a.*.com',
    'xn--a\u00fc',
  ])('are none of %j', (written) => expect(hostNames(written)).toEqual([]))
})
