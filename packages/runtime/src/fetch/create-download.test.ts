import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createDownload } from './create-download.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** A byte now and then; nine are all there are. */
const drip =
  (most: number): RequestListener =>
  (_request, response) => {
    let count = 0
    const timer = setInterval(() => {
      if (count++ < most) response.write('x')
      else if (most === 9) response.end()
    }, 100)
    response.once('close', () => clearInterval(timer))
  }

describe('createDownload', () => {
  it('gives bytes, the last address and the plain type', async () => {
    const base = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(302, { location: '/b' }).end()
      else response.writeHead(200, { 'content-type': 'Text/Markdown; charset=utf-8' }).end('hello')
    })
    const answer = await createDownload()(`${base}/a`)
    expect({ ...answer, bytes: new TextDecoder().decode(answer?.bytes) }).toEqual({
      bytes: 'hello',
      url: `${base}/b`,
      contentType: 'text/markdown',
    })
  })

  it('sends a form to its address and to none that it leads to', async () => {
    const heard: string[] = []
    const base = await serve(async (request, response) => {
      let body = ''
      for await (const chunk of request.setEncoding('utf8')) body += chunk
      heard.push(`${request.method} ${request.url} ${body}`)
      if (request.url === '/a') response.writeHead(307, { location: '/b' })
      response.end('x')
    })
    await createDownload()(`${base}/a`, { form: { secret: 'a b' } })
    expect(heard).toEqual(['POST /a secret=a+b', 'GET /b '])
  })

  it('says what was said to one host to no other', async () => {
    const heard: (string | undefined)[] = []
    const other = await serve((request, response) => {
      heard.push(request.headers.authorization)
      response.end('x')
    })
    const base = await serve((request, response) => {
      heard.push(request.headers.authorization)
      response.writeHead(302, { location: `${other}/x` }).end()
    })
    await createDownload()(`${base}/a`, { headers: { authorization: 'Bearer secret' } })
    expect(heard).toEqual(['Bearer secret', undefined])
  })

  it.each<[string, RequestListener, string]>([
    ['an error', (_request, response) => void response.writeHead(500).end('no'), 'fetch-failed'],
    ['a loop', (_request, response) => void response.writeHead(302, { location: '/' }).end(), 'fetch-failed'],
    ['too much, whatever it says', (_request, response) => void response.end('x'.repeat(5000)), 'too-large'],
    [
      'a cut',
      (_request, response) =>
        void response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy()),
      'fetch-failed',
    ],
    ['silence', () => undefined, 'fetch-failed'],
  ])('ends at %s', async (_case, answer, code) => {
    const download = createDownload({ timeout: 500 })
    await expect(download(await serve(answer), { limit: 1000 })).rejects.toMatchObject({
      code,
      next: expect.stringMatching(/./),
    })
  })

  it('takes its time for as long as something comes, and ends in the midst of it when nothing does', async () => {
    const download = createDownload({ timeout: 400 })
    expect((await download(await serve(drip(9))))?.bytes.length).toBe(9)
    await expect(download(await serve(drip(3)))).rejects.toMatchObject({ message: expect.stringContaining('in time') })
  })

  it('lets nobody wait for ever for a byte now and then', async () => {
    const base = await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'), 5)
      response.once('close', () => clearInterval(timer))
    })
    await expect(createDownload({ timeout: 30 })(base)).rejects.toMatchObject({ code: 'fetch-failed' })
  })

  it.each(['http://[', 'file:///etc/passwd', 'data:text/plain,x'])('is not led to %s', async (location) => {
    const base = await serve((_request, response) => void response.writeHead(302, { location }).end())
    await expect(createDownload()(base)).rejects.toMatchObject({
      code: 'fetch-failed',
      message: expect.stringContaining('it leads to'),
    })
  })

  it.each([
    'http://127.0.0.1:1/x',
    'http://169.254.169.254/latest',
    'http://[::ffff:10.0.0.1]/x',
    'http://me:secret@other.test/x',
  ])('is not led from somebody’s host to %s', async (location) => {
    const asked: string[] = []
    const exchange: NonNullable<Parameters<typeof createDownload>[0]>['exchange'] = async (url) => {
      asked.push(url.href)
      return new Response(null, { status: 302, headers: { location } })
    }
    const fault: unknown = await createDownload({ exchange })('http://host.test/x').catch((error: unknown) => error)
    expect(fault).toMatchObject({ code: 'fetch-failed', message: expect.stringContaining('it leads to') })
    expect(String(fault)).not.toContain('secret')
    expect(asked).toEqual(['http://host.test/x'])
  })

  it('asks nobody inside whom a list of somebody’s host names', async () => {
    const download = createDownload({ exchange: async () => new Response('x') })
    const namedBy = 'https://host.test/index.json'
    await expect(download('http://10.0.0.1/x', { namedBy })).rejects.toMatchObject({ code: 'fetch-failed' })
    expect(await download('https://cdn.test/x', { namedBy })).toMatchObject({ bytes: expect.anything() })
    expect(await download('http://10.0.0.1/x', { namedBy: 'http://10.0.0.2/' })).toBeDefined()
  })

  it.each(['ftp://host.test/x', 'file:///etc/passwd', 'not an address', 'javascript:x'])(
    'takes no %s',
    async (address) => {
      await expect(createDownload()(address)).rejects.toMatchObject({ code: 'usage' })
    },
  )

  it('goes without the network when told, and gives nothing for what may be absent', async () => {
    const base = await serve((_request, response) => void response.writeHead(404).end())
    await expect(createDownload({ offline: true })(base)).rejects.toMatchObject({
      code: 'fetch-failed',
      next: expect.stringContaining('without METIER_OFFLINE'),
    })
    await expect(createDownload()(base, { optional: true })).resolves.toBeUndefined()
    await expect(createDownload()(base)).rejects.toMatchObject({ code: 'fetch-failed' })
  })
})
