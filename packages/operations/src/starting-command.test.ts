import { createMemoryDisk, createFakeHost } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { startingCommand } from './starting-command.ts'
import { createTestContext } from './test-context.case.ts'

const node = '/usr/bin/node'

/** What is written when the program runs from this script, with files and links on the disk. */
function commandOf(script: string | undefined, links: Readonly<Record<string, string>> = {}, path = '/bin:/usr/bin') {
  const files = script === undefined ? {} : { [script]: '' }
  const disk = createMemoryDisk({ ...files, '/other/metier.js': '' })
  for (const [from, to] of Object.entries(links)) disk.tree.link(from, to)
  const { configuration } = createTestContext({})
  const host = createFakeHost({ environment: { PATH: path } })
  const { fileSystem } = disk
  return startingCommand({ configuration, host, fileSystem, ...(script !== undefined && { program: [node, script] }) })
}

describe('what a client is told to start', () => {
  it.each<[string, string | undefined]>([
    ['nothing of the program is known', undefined],
    ['npx started it', '/home/user/.npm/_npx/0a1b/node_modules/metier/bin/metier.js'],
    ['the project has it among its packages', '/project/node_modules/metier/bin/metier.js'],
  ])('goes through npx where %s', (_what, script) => {
    expect(commandOf(script)).toEqual(['npx', '-y', 'metier'])
  })

  it('is the program itself, in a checkout and wherever else no PATH leads to', () => {
    const script = '/home/user/source/metier/packages/cli/bin/metier.js'
    expect(commandOf(script)).toEqual([node, script])
  })

  it('is the word that a person would type where that leads here, and not where it leads elsewhere', () => {
    const script = '/usr/lib/node_modules/metier/bin/metier.js'
    expect(commandOf(script, { '/usr/bin/metier': script })).toEqual(['metier'])
    expect(commandOf(script, { '/usr/bin/metier': script, '/bin/metier': '/other/metier.js' })).toEqual([node, script])
    expect(commandOf(script, { '/project/metier': script }, '.:')).toEqual([node, script])
  })
})
