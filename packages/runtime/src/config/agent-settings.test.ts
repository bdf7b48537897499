import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { loadConfiguration } from './load-configuration.ts'

const file = `
agents:
  default: mine
  entries:
    mine:
      kind: cli-process
      command: my-agent
      arguments: [--quiet]
    codex:
      model: small
jobs:
  maximumConcurrent: 2
  maximumTurns: 7
`

function configurationOf(path: string) {
  const { fileSystem } = createMemoryDisk({ '/project/.git/HEAD': '', [path]: file })
  return loadConfiguration({ fileSystem, host: createFakeHost(), cwd: '/project' })
}

describe('agents and jobs in the settings', () => {
  it('are read by name, with the defaults of what is left out', () => {
    const { agents, jobs, diagnostics } = configurationOf('/home/user/.config/metier/config.yaml')
    expect(diagnostics).toEqual([])
    expect(agents.default).toBe('mine')
    expect(agents.entries['mine']).toEqual({ kind: 'cli-process', command: 'my-agent', arguments: ['--quiet'] })
    expect(agents.entries['codex']).toEqual({ model: 'small' })
    expect(jobs).toEqual({
      maximumConcurrent: 2,
      timeoutMs: 1_800_000,
      maximumTurns: 7,
      outputBytes: 1_048_576,
      keepCount: 500,
      keepDays: 30,
    })
  })

  it('of a project that nobody trusts start no program: nothing of them holds', () => {
    const { agents, jobs, diagnostics } = configurationOf('/project/metier.yaml')
    expect(agents).toEqual({ entries: {} })
    expect(jobs.maximumConcurrent).toBe(4)
    expect(diagnostics.map(({ code }) => code)).toEqual(Array.from({ length: 7 }, () => 'needs-trust'))
  })
})
