import { createMemoryDisk } from '@metier/testing'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createEndpointEmbedder } from './create-endpoint-embedder.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Asked {
  readonly path: string | undefined
  readonly key: string | undefined
  readonly input: readonly string[]
}

/** A real service on this machine: the vector of a text is its length and its number of spaces. */
async function serve(answer?: (input: readonly string[]) => { readonly status?: number; readonly text: string }) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    request.on('end', () => {
      const input = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, each = '']) => each)
      const texts = input.slice(input.indexOf('input') + 1, input.indexOf('encoding_format'))
      asked.push({ path: request.url, key: request.headers.authorization, input: texts })
      // In reverse, as a service may: `index` says whose each is.
      const data = texts
        .map((each, index) => ({ index, embedding: [each.length, each.split(' ').length] }))
        .toReversed()
      const { status = 200, text: body } = answer?.(texts) ?? { text: JSON.stringify({ data }) }
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { asked, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1` }
}

describe('createEndpointEmbedder', () => {
  it('asks the service for what it does not know, and gives vectors of length 1 in order', async () => {
    const { asked, url } = await serve()
    const embedder = createEndpointEmbedder({ url, model: 'm', apiKey: 'secret' })
    const vectors = await embedder.embed(['abc', 'a b', 'abc'])
    expect(asked).toEqual([{ path: '/v1/embeddings', key: 'Bearer secret', input: ['abc', 'a b'] }])
    expect(vectors[0]).toEqual(vectors[2])
    expect(vectors.map((each) => Math.hypot(...(each ?? [])).toFixed(4))).toEqual(['1.0000', '1.0000', '1.0000'])
    expect((vectors[0]?.[0] ?? 0) / (vectors[0]?.[1] ?? 1)).toBeCloseTo(3)
    expect((vectors[1]?.[0] ?? 0) / (vectors[1]?.[1] ?? 1)).toBeCloseTo(1.5)
    await embedder.embed(['a b'])
    expect(asked).toHaveLength(1)
  })

  it('keeps vectors for the next process, each model its own, in a file of this user', async () => {
    const { asked, url } = await serve()
    const { fileSystem, writer } = createMemoryDisk({})
    const cache = { fileSystem, writer, directory: '/cache' }
    const [first] = await createEndpointEmbedder({ url, model: 'm', cache }).embed(['abc'])
    const [second] = await createEndpointEmbedder({ url, model: 'm', cache }).embed(['abc'])
    expect(asked).toHaveLength(1)
    expect(second?.[0]).toBeCloseTo(first?.[0] ?? 0, 3)
    await createEndpointEmbedder({ url, model: 'other', cache }).embed(['abc'])
    expect(asked).toHaveLength(2)
    const [file = { name: '' }] = fileSystem.list('/cache') ?? []
    writer.write(`/cache/${file.name}`, 'damaged', { mode: 0o600 })
    expect(await createEndpointEmbedder({ url, model: 'm', cache }).embed(['abc'])).toHaveLength(1)
  })

  it('sends no more texts than its budget, in batches', async () => {
    const { asked, url } = await serve()
    const embedder = createEndpointEmbedder({ url, model: 'm', mostTexts: 100 })
    const vectors = await embedder.embed(Array.from({ length: 150 }, (_, at) => `text ${at}`))
    expect(asked.map(({ input }) => input.length)).toEqual([64, 36])
    expect(vectors.filter((each) => each !== undefined)).toHaveLength(100)
    expect(await embedder.embed(['one more'])).toEqual([undefined])
    expect(asked).toHaveLength(2)
  })

  it.each([
    [{ status: 500, text: '{}' }, 'status 500'],
    [{ text: 'no JSON' }, 'something else than JSON'],
    [{ text: '{"data":[]}' }, 'a vector for each text'],
    [{ text: '{"data":[{"embedding":["a"]}]}' }, 'a vector for each text'],
    [{ text: '{"data":[{"embedding":[1]},{"embedding":[1]}]}' }, 'a vector for each text'],
    [{ text: ' '.repeat(9 * 1024 * 1024) }, 'too great length'],
  ])('believes no other answer (%#)', async (answer, message) => {
    const { url } = await serve(() => answer)
    await expect(createEndpointEmbedder({ url, model: 'm' }).embed(['abc'])).rejects.toThrow(message)
  })

  it('says what is wrong with an address, and that nobody answers', async () => {
    expect(() => createEndpointEmbedder({ url: 'file:///etc', model: 'm' })).toThrow('no address of a service')
    await expect(createEndpointEmbedder({ url: 'http://127.0.0.1:9/', model: 'm' }).embed(['a'])).rejects.toThrow(
      'gave no answer',
    )
  })

  it('stops when it is told to', async () => {
    const { url } = await serve()
    await expect(createEndpointEmbedder({ url, model: 'm' }).embed(['a'], AbortSignal.abort())).rejects.toThrow(
      'gave no answer',
    )
  })
})
