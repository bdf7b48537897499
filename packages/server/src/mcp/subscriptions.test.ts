import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectClient } from '../connect-client.case.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function connect(era: 'legacy' | 'modern') {
  const connected = await connectClient(era, [{ name: 'one' }, { name: 'two' }])
  closing.push(() => connected.client.close())
  const updated: string[] = []
  connected.client.setNotificationHandler('notifications/resources/updated', ({ params }) => {
    updated.push(params.uri)
  })
  const change = (changed: readonly string[]) => connected.catalog.tell({ added: [], removed: [], changed })
  return { ...connected, updated, change }
}

describe('a client of 2025', () => {
  it('hears of the resources it follows, and of no others', async () => {
    const { client, updated, change } = await connect('legacy')
    await client.subscribeResource({ uri: 'skill://one/SKILL.md' })
    change(['two', 'one'])
    await vi.waitFor(() => expect(updated).toEqual(['skill://one/SKILL.md']))
  })

  it('hears no more once it has had enough', async () => {
    const { client, updated, change, told } = await connect('legacy')
    await client.subscribeResource({ uri: 'skill://one/SKILL.md' })
    await client.unsubscribeResource({ uri: 'skill://one/SKILL.md' })
    change(['one'])
    await vi.waitFor(() => expect(told).toContain('resources'))
    expect(updated).toEqual([])
  })

  it('may follow what is not there, and hears nothing of it', async () => {
    const { client, updated, change, told } = await connect('legacy')
    await client.subscribeResource({ uri: 'file:///etc/passwd' })
    change(['one'])
    await vi.waitFor(() => expect(told).toContain('resources'))
    expect(updated).toEqual([])
  })

  it('cannot fill the memory with what it follows', async () => {
    const { client } = await connect('legacy')
    for (let index = 0; index < 1000; index += 1) await client.subscribeResource({ uri: `skill://one/${index}` })
    for (const uri of ['skill://one/more', `skill://one/${'x'.repeat(8192)}`]) {
      await expect(client.subscribeResource({ uri })).rejects.toMatchObject({ code: -32_602 })
    }
  })
})

describe('a client of 2026', () => {
  it('hears of what it listens for', async () => {
    const { client, updated, change } = await connect('modern')
    await client.listen({ resourceSubscriptions: ['skill://two/SKILL.md'] })
    change(['one', 'two'])
    await vi.waitFor(() => expect(updated).toEqual(['skill://two/SKILL.md']))
  })
})
