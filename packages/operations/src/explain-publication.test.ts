import { describe, expect, it } from 'vitest'
import { doctor } from './doctor.ts'
import { createTestContext } from './test-context.case.ts'

const files = {
  '/project/.agents/skills/words/SKILL.md': '---\nname: words\ndescription: Writes plainly.\n---\nBody.\n',
  '/project/.agents/skills/odd/SKILL.md': '---\nname: odd\ndescription: Odd.\nmetadata: { version: 1.0 }\n---\nBody.\n',
  '/project/.agents/skills/mine/SKILL.md':
    '---\nname: mine\ndescription: Mine.\ndisable-model-invocation: true\n---\nBody.\n',
  '/project/.agents/skills/theirs/SKILL.md':
    '---\nname: theirs\ndescription: Theirs.\nuser-invocable: false\nmetadata: { version: 1.0 }\n---\nBody.\n',
  '/project/.agents/skills/nobody/SKILL.md':
    "---\nname: nobody\ndescription: Nobody's.\ndisable-model-invocation: true\nuser-invocable: false\n---\nBody.\n",
  '/project/.agents/skills/off/SKILL.md': '---\nname: off\ndescription: Off.\nenabled: false\n---\nBody.\n',
}

async function ask(name: string) {
  const input = doctor.input.parse({ name, client: 'mcp' })
  const { healthy, explanations } = await doctor.handler(input, createTestContext(files))
  return { healthy, codes: explanations?.map(({ code, kind }) => `${kind} ${code}`), explanations }
}

describe('doctor NAME --client mcp', () => {
  it('says under which URI a skill is listed', async () => {
    const { healthy, codes, explanations } = await ask('words')
    expect(healthy).toBe(true)
    expect(codes).toEqual(['ok active', 'ok published-over-mcp'])
    expect(explanations?.at(-1)?.message).toContain('skill://words/SKILL.md')
  })

  it('says what the stricter rules of the extension refuse, and what is left', async () => {
    const { healthy, codes, explanations } = await ask('odd')
    expect(healthy).toBe(false)
    expect(codes).toEqual(['ok active', 'problem refused-by-mcp-extension', 'note reachable-as-tool'])
    expect(explanations?.[1]?.message).toMatch(/^Not in skills\/list: .*metadata/)
  })

  it.each([
    ['odd', 'through the tool `skill` and as a prompt'],
    ['mine', 'as a prompt'],
    ['theirs', 'through the tool `skill`'],
  ])('says which ways are left to %s: %s', async (name, ways) => {
    const { explanations } = await ask(name)
    expect(explanations?.at(-1)?.message).toBe(`MCP clients reach it all the same, ${ways}.`)
  })

  it('tells of no way where none is left', async () => {
    const { codes } = await ask('nobody')
    expect(codes?.filter((code) => code.includes('reachable'))).toEqual([])
  })

  it('says no more than why of a skill that is not in force', async () => {
    const { healthy, codes } = await ask('off')
    expect(healthy).toBe(false)
    expect(codes?.filter((code) => code.includes('mcp'))).toEqual([])
  })
})
