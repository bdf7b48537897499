import { describe, expect, it } from 'vitest'
import { createMemoryDisk } from '@metier/testing'
import { readMcpServers } from './read-mcp-servers.ts'

function read(files: Readonly<Record<string, string>>) {
  const disk = createMemoryDisk(files)
  return readMcpServers({ fileSystem: disk.fileSystem, projectRoot: '/p' })
}

describe('readMcpServers', () => {
  it('knows nothing when no file speaks', () => {
    expect(read({ '/p/README.md': 'x' })).toEqual({ files: [], diagnostics: [] })
  })

  // SQD-44
  it.each([
    ['/p/.ai-team/mcp-config.json', '{"mcpServers": {"postgres": {}, "files": {}}}'],
    ['/p/.ai-team/mcp-config.json', '{"servers": ["postgres", "files", 3]}'],
    ['/p/.mcp.json', '{"mcpServers": {"postgres": {}, "files": {}, "old": {"disabled": true}}}'],
    ['/p/.vscode/mcp.json', '{\n// mine\n"servers": {"postgres": {}, "files": {},},\n}'],
    ['/p/.github/copilot-mcp.json', '\ufeff{"mcpServers": {"postgres": {}, "files": {}}}'],
  ])('reads the names in %s', (path, content) => {
    expect(read({ [path]: content })).toEqual({ servers: ['files', 'postgres'], files: [path], diagnostics: [] })
  })

  it('puts all files together, each name once', () => {
    const { servers, files } = read({
      '/p/.mcp.json': '{"mcpServers": {"b": {}, "a": {}}}',
      '/p/.vscode/mcp.json': '{"servers": {"a": {}, "c": {}}}',
    })
    expect(servers).toEqual(['a', 'b', 'c'])
    expect(files).toHaveLength(2)
  })

  it('tells an empty list from no list', () => {
    expect(read({ '/p/.mcp.json': '{}' }).servers).toEqual([])
  })

  it('keeps no command, environment or credential', () => {
    const secret = '{"mcpServers": {"db": {"command": "x", "env": {"TOKEN": "hunter2"}, "url": "https://u:hunter2@h"}}}'
    expect(JSON.stringify(read({ '/p/.mcp.json': secret }))).not.toContain('hunter2')
    expect(JSON.stringify(read({ '/p/.mcp.json': `${secret}]` }))).not.toContain('hunter2')
  })

  it.each([
    ['{"mcpServers": ', 'not valid JSON'],
    ['["postgres"]', 'does not hold a JSON object'],
    [`{"x": "${'y'.repeat(1024 * 1024)}"}`, 'larger than 1 MB'],
  ])('reports a file it cannot use and stays at "unknown" (%#)', (content, message) => {
    const { servers, diagnostics } = read({ '/p/.mcp.json': content })
    expect(servers).toBeUndefined()
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'mcp-config-unreadable',
        path: '/p/.mcp.json',
        message: expect.stringContaining(message) as unknown,
      }),
    ])
  })

  it('uses the good file beside a bad one', () => {
    const { servers, diagnostics } = read({ '/p/.mcp.json': '{', '/p/.vscode/mcp.json': '{"servers": {"a": {}}}' })
    expect(servers).toEqual(['a'])
    expect(diagnostics).toHaveLength(1)
  })

  it('is not fooled by inherited names', () => {
    expect(read({ '/p/.mcp.json': '{"mcpServers": {"__proto__": {}, "constructor": {}}}' }).servers).toEqual([
      '__proto__',
      'constructor',
    ])
  })
})
