import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { find } from './find.ts'
import { createTestContext } from './test-context.case.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A real service on this machine that finds texts about cars near to each other, and says what it was sent. */
async function serve(status = 200) {
  const sent: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    request.on('end', () => {
      sent.push(text)
      const { input }: { input: readonly string[] } = JSON.parse(text)
      const data = input.map((each, index) => ({ index, embedding: /car|vehicle/.test(each) ? [1, 0] : [0, 1] }))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { sent, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1` }
}

const skills = {
  '/project/.agents/skills/kitchen/SKILL.md': '---\nname: kitchen\ndescription: Repair when cooking.\n---\n',
  '/project/.agents/skills/vehicle/SKILL.md':
    '---\nname: vehicle\ndescription: Repair of what drives, wheels and all.\n---\n',
}
const settings = (url: string) => `search:\n  meaning: off\n  embedder:\n    url: ${url}\n    model: m\n`

async function ask(files: Readonly<Record<string, string>>, given: Readonly<Record<string, unknown>> = {}) {
  const context = createTestContext({ ...skills, ...files })
  const found = await find.handler(find.input.parse({ query: ['repair', 'car'], ...given }), context)
  return { names: found.matches.map(({ name }) => name), more: found.more, context }
}

describe('find with a service for embeddings', () => {
  const own = '/home/user/.config/metier/config.yaml'

  it('puts what is meant first, where the user named a service and a model', async () => {
    const { sent, url } = await serve()
    expect((await ask({ [own]: 'search:\n  meaning: off\n' })).names).toEqual(['kitchen', 'vehicle'])
    expect(sent).toEqual([])
    expect((await ask({ [own]: settings(url) })).names).toEqual(['vehicle', 'kitchen'])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('vehicle: Repair of what drives')
  })

  it('counts what the limit leaves out', async () => {
    const { url } = await serve()
    expect(await ask({ [own]: settings(url) }, { limit: 1 })).toMatchObject({ names: ['vehicle'], more: 1 })
  })

  it('sends nothing that a project asks for', async () => {
    const { sent, url } = await serve()
    const { names } = await ask({ '/project/metier.yaml': settings(url), [own]: 'search:\n  meaning: off\n' })
    expect(names).toEqual(['kitchen', 'vehicle'])
    expect(sent).toEqual([])
  })

  it('answers by words where the service fails, and says so', async () => {
    const { url } = await serve(500)
    const { names, context } = await ask({ [own]: settings(url) })
    expect(names).toEqual(['kitchen', 'vehicle'])
    expect(JSON.stringify(context.journal)).toContain('Found by words alone')
  })
})
