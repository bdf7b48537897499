import { expect, it } from 'vitest'
import { secretsInSource } from './secrets-in-source.ts'

it.each<[string, readonly string[]]>([
  ['https://host.test/a.zip?token=1', ['token']],
  ['https://host.test/a.zip?v=2&X-Amz-Signature=1&apiKey=2', ['X-Amz-Signature', 'apiKey']],
  ['https://host.test/a.zip?private_token=1#token=2', ['private_token']],
  ['https://host.test/a.zip?v=2&monkey=1&design=2', []],
  ['https://host.test/token=1/a.zip', []],
  ['./a.zip?token=1', []],
])('%s: %j', (location, names) => {
  expect(secretsInSource({ kind: 'archive', location })).toEqual(names)
})

it('knows the addresses of hosts and of MCP servers', () => {
  expect(secretsInSource({ kind: 'well-known', url: 'https://host.test?key=1' })).toEqual(['key'])
  expect(secretsInSource({ kind: 'mcp', server: 'https://host.test/mcp?key=1' })).toEqual(['key'])
  expect(secretsInSource({ kind: 'npm', name: 'token' })).toEqual([])
})
