import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, createServer as createTcpServer, type Server as TcpServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDownload } from './create-download.ts'
import { createSend } from './create-send.ts'
import { fetchThrough } from './fetch-through.ts'
import { proxyFor } from './proxy-for.ts'

const environment = {
  HTTPS_PROXY: 'http://proxy.test:3128',
  http_proxy: 'plain.test',
  NO_PROXY: 'inside.test, .corp.test:8443',
}

describe('the proxy for an address', () => {
  it.each([
    ['https://host.test/', 'http://proxy.test:3128/'],
    ['http://host.test/', 'http://plain.test/'],
    ['https://inside.test/', undefined],
    ['https://a.inside.test/', undefined],
    ['https://notinside.test/', 'http://proxy.test:3128/'],
    ['https://a.corp.test:8443/', undefined],
    ['https://a.corp.test/', 'http://proxy.test:3128/'],
    ['http://127.0.0.1:8080/', undefined],
    ['http://localhost/', undefined],
  ])('%s is %s', (url, proxy) => {
    expect(proxyFor(new URL(url), environment)?.href).toBe(proxy)
  })

  it.each([
    { https_proxy: '' },
    {},
    { https_proxy: 'x.test', no_proxy: '*' },
    { https_proxy: 'socks5://x.test', no_proxy: 'host.test:443' },
  ])('is none with %j', (given) => {
    expect(proxyFor(new URL('https://host.test/'), given)).toBeUndefined()
  })

  it.each(['socks5://me:secret@x.test', 'https://x.test', 'http://'])(
    'that cannot be spoken to is not gone without: %s',
    async (named) => {
      const asked = { url: new URL('https://host.test/'), environment: { ALL_PROXY: named } }
      expect(() => proxyFor(asked.url, asked.environment)).toThrow('is none over HTTP')
      const download = createDownload({ exchange: fetchThrough(asked.environment) })
      await expect(download(asked.url.href)).rejects.toMatchObject({
        code: 'fetch-failed',
        message: expect.not.stringContaining('secret'),
        next: expect.stringContaining('no_proxy'),
      })
    },
  )

  it.each([
    ['http://10.1.2.3/', '10.0.0.0/8', false],
    ['http://11.1.2.3/', '10.0.0.0/8', true],
    ['http://10.test/', '10.0.0.0/8', true],
    ['http://10.1.2.3/', '10.1.2.3', false],
    ['http://10.1.2.3/', '10.0.0.0/99,/,x/8', true],
    ['http://[fd00::1]/', 'fd00::/8', false],
    ['http://[fd00::1]/', 'fd00::1', false],
    ['http://[fd00::1]:8080/', '[fd00::1]:8080', false],
    ['http://[fd00::1]/', 'fd00::2', true],
    ['http://host.test/', 'host.test:80', false],
    ['http://host.test:8080/', 'host.test:80', true],
  ])('of %s, where %s goes without one, is used: %s', (url, list, isUsed) => {
    expect(proxyFor(new URL(url), { http_proxy: 'x.test', NO_PROXY: list }) !== undefined).toBe(isUsed)
  })
})

describe('through a proxy', () => {
  let proxy: Server
  let target: TcpServer
  let heard: { readonly line: string; readonly headers: IncomingHttpHeaders; readonly body: string }[]
  let first: Promise<number>
  const sockets: Socket[] = []
  beforeEach(async () => {
    heard = []
    proxy = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        heard.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
        response.writeHead(201, { 'x-from': 'target' }).end('answer')
      })
    })
    let see: (byte: number) => void
    first = new Promise((resolve) => (see = resolve))
    target = createTcpServer((socket) => {
      sockets.push(socket)
      socket.once('data', (chunk: Buffer) => {
        see(chunk[0] ?? 0)
        socket.destroy()
      })
      socket.on('error', () => undefined)
    })
    await new Promise<void>((resolve) => void target.listen(0, '127.0.0.1', resolve))
    proxy.on('connect', (request, socket: Socket) => {
      sockets.push(socket)
      heard.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: '' })
      if (request.url === 'refused.test:443') return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      const far = target.address()
      const port = typeof far === 'object' ? (far?.port ?? 0) : 0
      const on = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        on.pipe(socket).pipe(on)
      })
      on.on('error', () => socket.destroy())
      return socket.on('error', () => on.destroy())
    })
    await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
    target.close()
  })

  const port = () => {
    const address = proxy.address()
    return typeof address === 'object' ? address?.port : undefined
  }
  const exchange = () => fetchThrough({ all_proxy: `http://me:s%20ecret@127.0.0.1:${port()}` })
  const said = `Basic ${Buffer.from('me:s ecret').toString('base64')}`

  it('plain HTTP is asked for there, with the name and password of the proxy', async () => {
    const answer = await createDownload({ exchange: exchange() })('http://host.test/a?b=1', {
      headers: { accept: 'x/y' },
    })
    expect(new TextDecoder().decode(answer?.bytes)).toBe('answer')
    expect(heard).toMatchObject([
      {
        line: 'GET http://host.test/a?b=1',
        headers: { host: 'host.test', accept: 'x/y', 'proxy-authorization': said },
      },
    ])
  })

  it('HTTPS goes through a tunnel, in which the proxy sees nothing', async () => {
    const download = createDownload({ exchange: exchange() })
    await expect(
      download('https://host.test/secret', { headers: { authorization: 'Bearer x' } }),
    ).rejects.toMatchObject({
      code: 'fetch-failed',
    })
    // 22 begins a handshake of TLS.
    expect(await first).toBe(22)
    expect(heard).toMatchObject([{ line: 'CONNECT host.test:443', headers: { 'proxy-authorization': said } }])
    expect(JSON.stringify(heard)).not.toMatch(/secret|Bearer/)
  })

  it('what the proxy refuses is said, without its password', async () => {
    const error: unknown = await createSend({ exchange: exchange() })('https://refused.test/', {
      method: 'PUT',
      body: 'text',
    }).catch((thrown: unknown) => thrown)
    expect(String(error)).toMatch(/the proxy 127\.0\.0\.1:\d+ that the environment names: it answers 403/)
    expect(String(error)).not.toMatch(/ecret/)
  })
})
