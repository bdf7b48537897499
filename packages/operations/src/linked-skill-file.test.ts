import { createNodeFileSystem } from '@metier/runtime'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { skillToShare } from './skill-to-share.ts'
import { createTestContext } from './test-context.case.ts'

const skill = (name: string) => `---\nname: ${name}\ndescription: Writes invoices. Use for billing.\n---\n`

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'skills/own/SKILL.md': skill('own'), 'secret/notes.md': skill('secret') })
  tree.makeDirectory('skills/linked')
  tree.link('skills/linked/SKILL.md', tree.at('secret/notes.md'))
})
afterEach(() => tree.cleanUp())

const context = () => createTestContext({}, { fileSystem: createNodeFileSystem() })
const ask = async (path: string) => evaluate.handler(evaluate.input.parse({ path }), context())
const linked = () => ({ path: tree.at('skills/linked'), directory: tree.at('skills/linked') })
const escapes = { code: 'path-escapes-skill' }

// Decisions R-17a: a link that came with a skill could name any file of the user.
describe('a SKILL.md that is a link out of its skill', () => {
  it('is not handed on', async () => {
    const found = { ...linked(), file: tree.at('skills/linked/SKILL.md') }
    await expect(skillToShare(found, { severity: 'standard' }, context())).rejects.toMatchObject(escapes)
  })

  it('is asked nothing, and says nothing of its neighbours in a folder', async () => {
    await expect(ask(tree.at('skills/linked'))).rejects.toMatchObject(escapes)
    const { results } = await ask(tree.at('skills'))
    expect(results.map(({ name, problem }) => [name, problem?.includes('leads out of the skill')])).toEqual([
      ['linked', true],
      ['own', undefined],
    ])
  })
})
