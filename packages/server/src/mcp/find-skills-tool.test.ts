import { afterEach, describe, expect, it } from 'vitest'
import { connectClient, type Connected } from '../connect-client.case.ts'
import { createFakeCatalog, type FakeSkill } from '../fake-catalog.case.ts'
import type { CreateMcpServerOptions } from './create-mcp-server.ts'

const open: Connected[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ client }) => client.close()))
})

async function ask(query: string, skills: readonly FakeSkill[]): Promise<string> {
  const connected = await connectClient('modern', skills)
  open.push(connected)
  return connected.text('find_skills', { query })
}

const invoices = { name: 'invoices', description: 'Writes invoices and reminds customers who have not paid.' }
const billing = { name: 'billing', description: 'Writes invoices for customers.' }
const garden = { name: 'compost', description: 'Tracks the temperature of compost in a garden.' }
const translate = { name: 'translate', description: 'Translates documents from French into English.' }

describe('find_skills', () => {
  it('answers with the one that stands out, without ado', async () => {
    expect(await ask('remind customers of unpaid invoices', [invoices, garden])).toBe(
      '- invoices: Writes invoices and reminds customers who have not paid.',
    )
  })

  it('asks for meaning first, where there is somebody to ask, and goes by words where there is not', async () => {
    const catalog = createFakeCatalog([invoices, billing])
    const [, nearest] = catalog.view().entries
    const asked: string[] = []
    const findMeant: NonNullable<CreateMcpServerOptions['findMeant']> = async ({ query, limit }) => {
      asked.push(`${query} ${limit}`)
      if (query === 'nobody' || nearest === undefined) return undefined
      const hits = [{ item: nearest, score: 0.5, why: [], alike: [] }]
      return { verdict: 'fits', margin: 1, hits, more: 0, together: [] }
    }
    const connected = await connectClient('modern', [], { catalog, findMeant })
    open.push(connected)
    expect(await connected.text('find_skills', { query: 'money' })).toBe(`- ${nearest?.name}: ${nearest?.description}`)
    expect(await connected.text('find_skills', { query: 'nobody' })).toMatch(/^No skill has these words/)
    expect(asked).toEqual(['money 10', 'nobody 10'])
  })

  it('says that several fit and leaves the choice to the model', async () => {
    const text = await ask('write an invoice to a customer', [invoices, billing, garden])
    expect(text.split('\n')[0]).toBe('Several skills fit; choose by their descriptions:')
  })

  it('says that nothing fits well before it shows the nearest', async () => {
    const text = await ask('sharpen kitchen knives with garden tools', [garden, invoices])
    expect(text.split('\n')).toEqual([
      'No skill fits well; do without unless one of the nearest is what you need:',
      `- compost: ${garden.description}`,
    ])
  })

  it('names the skills that a task needs together', async () => {
    const task = 'translate the french document into english and write invoices for the customers who paid'
    expect(await ask(task, [invoices, translate, garden])).toMatch(
      /For the whole task, together: (?:translate, invoices|invoices, translate)\.$/,
    )
  })

  it('shows ten and counts the rest, each on one line', async () => {
    const many = Array.from({ length: 15 }, (_, at) => ({
      name: `deploy-${at}`,
      description: `Deploys\nit ${'x'.repeat(600)}`,
    }))
    const lines = (await ask('deploy', many)).split('\n')
    expect(lines.filter((line) => line.startsWith('- deploy-'))).toHaveLength(10)
    expect(lines.at(-1)).toBe('… and 5 more that match less well; add words to narrow it down.')
    expect(lines[1]?.length).toBeLessThan(450)
  })

  // What a client shows that prefers data to text must be enough to choose from.
  it('gives the same as data that its schema describes, whatever is asked', async () => {
    const connected = await connectClient('modern', [invoices, billing, garden])
    open.push(connected)
    const { tools } = await connected.client.listTools()
    expect(tools.find(({ name }) => name === 'find_skills')?.outputSchema).toMatchObject({ type: 'object' })
    // The client holds every answer against the schema, and throws where one does not fit.
    const asked = async (query: string) => (await connected.call('find_skills', { query })).structuredContent
    expect(await asked('write an invoice to a customer')).toEqual({
      verdict: 'several',
      skills: expect.arrayContaining([{ name: 'billing', description: billing.description }]),
      together: [],
      more: 0,
    })
    expect(await asked('')).toMatchObject({ verdict: 'all', skills: { length: 3 }, more: 0 })
    expect(await asked('zzz qqq')).toEqual({ verdict: 'none', skills: [], together: [], more: 0 })
  })
})
