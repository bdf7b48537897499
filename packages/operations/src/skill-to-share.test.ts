import { createNodeFileSystem } from '@metier/runtime'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { skillToShare } from './skill-to-share.ts'
import { createTestContext } from './test-context.case.ts'

const text = (more: string) => `---\nname: own\ndescription: Writes invoices. Use for billing.\n${more}---\n\nDo it.\n`

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({
    'said/own/SKILL.md': text('metadata:\n  version: "1.0.0"\n'),
    'unsaid/own/SKILL.md': text(''),
  })
})
afterEach(() => tree.cleanUp())

const share = (folder: string, version?: string) => {
  const found = { path: folder, directory: tree.at(`${folder}/own`), file: tree.at(`${folder}/own/SKILL.md`) }
  return skillToShare(
    found,
    { severity: 'standard', version },
    createTestContext({}, { fileSystem: createNodeFileSystem() }),
  )
}

describe('the version of a skill that is handed on', () => {
  it('is what the skill says, and otherwise what was asked for', async () => {
    expect((await share('said')).version).toBe('1.0.0')
    expect((await share('said', '1.0.0')).version).toBe('1.0.0')
    expect((await share('unsaid', '1.1.0')).version).toBe('1.1.0')
  })

  it('is not another than was asked for: nobody would see which was published', async () => {
    await expect(share('said', '1.1.0')).rejects.toMatchObject({
      code: 'usage',
      next: expect.stringContaining('SKILL.md'),
    })
  })
})
