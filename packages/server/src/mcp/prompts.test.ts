import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectClient, eras } from '../connect-client.case.ts'
import type { FakeSkill } from '../fake-catalog.case.ts'

const skills: readonly FakeSkill[] = [
  { name: 'review-pr', description: 'Reviews.', body: 'Review it.', argumentHint: '[quick|deep] <number>' },
  { name: 'copy', description: 'Copies.', arguments: ['from', 'to'], argumentHint: '<source> <target>' },
  { name: 'deploy', description: 'Deploys.', disableModelInvocation: true, body: 'Only people.' },
  { name: 'notes', userInvocable: false },
  { name: 'off', state: 'disabled' },
]

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

describe.each(eras)('skills as prompts in the %s era', (era) => {
  const connect = async (options?: Parameters<typeof connectClient>[2]) => {
    const connected = await connectClient(era, skills, options)
    closing.push(() => connected.client.close())
    return connected
  }

  it('are those that a person may start, with their arguments', async () => {
    const { client } = await connect()
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['review-pr', 'copy', 'deploy'])
    expect(prompts[0]?.arguments).toEqual([
      { name: 'arguments', description: '[quick|deep] <number>', required: false },
    ])
    expect(prompts[1]?.arguments).toEqual([
      { name: 'from', description: '<source>', required: false },
      { name: 'to', description: '<target>', required: false },
    ])
  })

  it('give the whole text as the user would say it, WUN-28', async () => {
    const { client, text } = await connect()
    await text('skill', { name: 'review-pr' })
    const prompt = await client.getPrompt({ name: '/Review_PR', arguments: { arguments: 'deep 12' } })
    const [message] = prompt.messages
    expect(message?.role).toBe('user')
    expect(message?.content).toMatchObject({ type: 'text', text: expect.stringContaining('Review it.') })
    expect(message?.content).toMatchObject({ text: expect.stringContaining('ARGUMENTS: deep 12') })
  })

  it('reach what no model may start', async () => {
    const { client } = await connect()
    const { messages } = await client.getPrompt({ name: 'deploy' })
    expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining('Only people.') })
  })

  it('take named arguments in their order, quoted where they must be', async () => {
    const { client } = await connect()
    const { messages } = await client.getPrompt({ name: 'copy', arguments: { to: 'a "b"', from: 'c' } })
    expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining('ARGUMENTS: c "a \\"b\\""') })
  })

  it.each(['notes', 'off', 'nope', '', '../x'])('there is none named %j', async (name) => {
    const { client } = await connect()
    await expect(client.getPrompt({ name })).rejects.toMatchObject({ code: -32_602 })
  })

  it.each([
    ['a choice of the hint', { type: 'ref/prompt', name: 'review-pr' }, 'arguments', 'd', ['deep']],
    ['nothing where the hint has no choice', { type: 'ref/prompt', name: 'copy' }, 'from', '', []],
    ['nothing for no prompt', { type: 'ref/prompt', name: 'nope' }, 'arguments', '', []],
    ['names of skills', { type: 'ref/resource', uri: 'skill://{name}/{+path}' }, 'name', 're', ['review-pr']],
    ['nothing for a foreign template', { type: 'ref/resource', uri: 'file:///{path}' }, 'name', '', []],
  ] as const)('completion offers %s', async (_what, ref, name, value, values) => {
    const { client } = await connect()
    const { completion } = await client.complete({ ref, argument: { name, value } })
    expect(completion.values).toEqual(values)
  })

  it('completion offers the files of the skill that was chosen', async () => {
    const { client, catalog } = await connect()
    catalog.replace([{ name: 'review-pr', files: { 'references/a.md': 'A' } }])
    const ref = { type: 'ref/resource' as const, uri: 'skill://{name}/{+path}' }
    const argument = { name: 'path', value: '' }
    const chosen = await client.complete({ ref, argument, context: { arguments: { name: 'review-pr' } } })
    expect(chosen.completion.values).toEqual(['SKILL.md', 'references/a.md'])
    expect((await client.complete({ ref, argument })).completion.values).toEqual([])
  })

  it('are hidden where the preset hides its skills', async () => {
    const { client } = await connect({ preset: 'btw' })
    expect((await client.listPrompts()).prompts).toEqual([])
    await expect(client.getPrompt({ name: 'copy' })).rejects.toMatchObject({ code: -32_602 })
  })

  it('the client is told that they changed', async () => {
    const { client, catalog, told } = await connect()
    await client.listPrompts()
    catalog.replace([])
    await vi.waitFor(() => expect(told).toContain('prompts'))
  })
})
