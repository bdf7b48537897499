import { describe, expect, it } from 'vitest'
import { matchesHost } from './matches-host.ts'

describe('matchesHost', () => {
  it.each([
    ['api.example.com', 'api.example.com', 443, true],
    ['api.example.com', 'API.Example.com.', 80, true],
    ['api.example.com', 'api.example.com', 22, false],
    ['api.example.com:22', 'api.example.com', 22, true],
    ['api.example.com:22', 'api.example.com', 443, false],
    ['api.example.com', 'evil-api.example.com', 443, false],
    ['api.example.com', 'api.example.com.evil.test', 443, false],
    ['*.example.com', 'a.b.example.com', 443, true],
    ['*.example.com', 'example.com', 443, false],
    ['*.example.com', '.example.com', 443, false],
    ['*.example.com', 'evilexample.com', 443, false],
    ['*', 'example.com', 443, false],
    ['*.', 'example.com', 443, false],
    ['*.com', 'example.com', 443, false],
    ['', '', 443, false],
    ['127.0.0.1:8080', '127.0.0.1', 8080, true],
    ['[::1]:8080', '[::1]', 8080, true],
    ['::1', '::1', 80, true],
    ['::1', '::1', 1, false],
  ] as const)('%s for %s, port %d: %s', (pattern, host, port, matches) => {
    expect(matchesHost(pattern, { host, port })).toBe(matches)
  })
})
