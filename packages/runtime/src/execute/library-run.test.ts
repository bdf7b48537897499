import type { ApprovalRequest } from '@metier/core'
import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCatalog } from '../open-catalog.ts'

const skill = '---\nname: greet\ndescription: Greets. Use for greetings.\n---\n\nTo $0:\n\n!echo "hello $ARGUMENTS"\n'
let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree({ 'home/.claude/skills/greet/SKILL.md': skill })
  tree.makeDirectory('project/.git')
})
afterEach(() => tree.cleanUp())

// The environment of this machine, for its programs, with the directories of another home.
function open(approver?: { ask: (request: ApprovalRequest) => Promise<'once' | 'deny'> }) {
  const environment = { PATH: process.env['PATH'] }
  return openCatalog({ cwd: tree.at('project'), home: tree.at('home'), environment, ...(approver && { approver }) })
}

describe('skills run by a program', () => {
  it('run nothing that nobody allowed', async () => {
    const catalog = await open()
    const { text, steps } = await catalog.run('greet', 'you')
    expect(text).toContain('To you:\n\n!echo "hello $ARGUMENTS"\n\n[A command of this skill was not run')
    expect(steps).toMatchObject([
      { decision: 'refused', because: 'no rule allows Bash(echo), and nobody is here to ask' },
    ])
    expect(catalog.activate('greet', 'you')).toContain('To you:\n\n!echo "hello $ARGUMENTS"')
    await catalog.close()
  })

  it('ask the one who is named, and run really', async () => {
    const asked: string[] = []
    const catalog = await open({
      ask: async ({ command, pattern }) => {
        asked.push(command, pattern)
        return 'once'
      },
    })
    const { text } = await catalog.run('greet', ['you "all"', '$(id)'])
    expect(text).toBe('To you "all":\n\nhello you "all" $(id)\n')
    expect(asked).toEqual([String.raw`echo "hello you \"all\" \$(id)"`, 'Bash(echo:*)'])
    await catalog.close()
  })
})
