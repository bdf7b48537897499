import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { program, Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

const clientInfo = { name: 'test', version: '1' }
const messages = [
  { id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
]

/** Names of the tools that `metier mcp` lists, started with these words. */
function tools(...words: string[]): readonly string[] {
  const { stdout } = spawnSync(process.execPath, [program, 'mcp', ...words], {
    cwd: sandbox.project,
    env: sandbox.environment,
    input: messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''),
    encoding: 'utf8',
    timeout: 20_000,
  })
  const answers: { id?: number; result?: { tools: { name: string }[] } }[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return (answers.find(({ id }) => id === 2)?.result?.tools ?? []).map(({ name }) => name)
}

describe('metier mcp under a preset that keeps its skills back', () => {
  // BTW-21
  it('lists no tool, and with --expose those of the preset', () => {
    sandbox.skill('x-deploy')
    expect(tools('--preset', 'btw')).toEqual([])
    expect(tools('--preset', 'btw', '--expose')).toContain('btw_tool_fetch_skill')
    expect(tools('--preset', 'default')).toContain('skill')
    expect(sandbox.run('mcp', '--help').stdout).toContain('--expose')
    expect(sandbox.run('serve', '--help').stdout).toContain('--expose')
  })
})
