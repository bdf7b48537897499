import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { knownServers } from './known-servers.ts'

const known = (file: string | undefined, mcpServers?: readonly string[], named?: readonly string[]) =>
  knownServers({
    ...createMemoryDisk(file === undefined ? {} : { '/p/.mcp.json': file }),
    configuration: { projectRoot: '/p', ...(mcpServers && { mcpServers }) },
    ...(named && { named }),
  })

// Decisions R-21: files of the project, settings, and what the host says
describe('knownServers', () => {
  it.each([
    [undefined, undefined, undefined, undefined],
    ['{"mcpServers":{"b":{}}}', undefined, undefined, ['b']],
    [undefined, ['a'], undefined, ['a']],
    [undefined, [], undefined, []],
    [undefined, undefined, [], []],
    ['{"mcpServers":{"b":{}}}', ['c', 'b'], ['a'], ['a', 'b', 'c']],
    ['not JSON', undefined, undefined, undefined],
    ['not JSON', ['a'], undefined, ['a']],
  ])('file %j, settings %j and caller %j give %j', (file, settings, caller, all) => {
    expect(known(file, settings, caller)).toEqual(all)
  })
})
