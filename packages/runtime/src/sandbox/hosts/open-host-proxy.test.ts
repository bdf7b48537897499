import { createServer, request, type Server } from 'node:http'
import { existsSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openHostProxy } from './open-host-proxy.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server of this machine that tells what it was asked, and a proxy to what is granted. */
async function open(hosts: (port: number) => readonly string[]) {
  const asked: string[] = []
  const server: Server = createServer((question, answer) => {
    asked.push(`${question.method} ${question.url} ${question.headers.host}`)
    question.resume().once('end', () => answer.end(`hello ${question.headers['proxy-authorization'] ?? 'nobody'}`))
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const proxy = openHostProxy({ hosts: hosts(port) })
  closing.push(() => {
    proxy.close()
    server.closeAllConnections()
    server.close()
  })
  return { proxy, port, asked }
}

function get(socketPath: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const question = request({ socketPath, path, headers, agent: false }, (answer) => {
      let text = `${answer.statusCode} `
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.once('end', () => resolve(text))
    })
    question.once('error', reject).end()
  })
}

/** Writes bytes and gives what comes until the end. */
function say(path: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(path, () => socket.write(text))
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
    socket.once('close', () => resolve(heard)).once('error', reject)
  })
}

describe('openHostProxy', () => {
  it('leads to what is granted, with and without encryption', async () => {
    const { proxy, port, asked } = await open((port) => [`127.0.0.1:${port}`])
    const plain = await get(proxy.path, `http://127.0.0.1:${port}/a?b`, {
      host: 'other.example.com',
      'proxy-authorization': 'secret',
    })
    expect(plain).toBe('200 hello nobody')
    const through = await say(
      proxy.path,
      `CONNECT 127.0.0.1:${port} HTTP/1.1\r\nhost: x\r\n\r\nGET /c HTTP/1.1\r\nhost: y\r\nconnection: close\r\n\r\n`,
    )
    expect(through).toMatch(/^HTTP\/1.1 200 Connection Established\r\n\r\nHTTP\/1.1 200 OK[^]*hello nobody/)
    // The name in the line counts, not that of a header.
    expect(asked).toEqual([`GET /a?b 127.0.0.1:${port}`, 'GET /c y'])
  })

  it.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://[::1]:PORT/',
    'http://api.example.com@127.0.0.1:PORT/',
    'http://api.example.com:PORT@127.0.0.1/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'https://api.example.com/',
    'file:///etc/passwd',
    '/etc/passwd',
    '*',
  ])('leads nowhere else: %s', async (url) => {
    const { proxy, port, asked } = await open(() => ['api.example.com'])
    expect(await get(proxy.path, url.replace('PORT', String(port)))).toMatch(/^403 Metier: this host is not granted/)
    expect(asked).toEqual([])
  })

  it.each([
    '127.0.0.1:PORT',
    'localhost:PORT',
    '[::ffff:127.0.0.1]:PORT',
    'api.example.com',
    ':',
    '',
    '169.254.169.254:80',
  ])('tunnels nowhere else: %j', async (target) => {
    const { proxy, port, asked } = await open(() => ['api.example.com'])
    const heard = await say(
      proxy.path,
      `CONNECT ${target.replace('PORT', String(port))} HTTP/1.1\r\nhost: api.example.com\r\n\r\n`,
    )
    expect(heard).not.toContain(' 200 ')
    expect(asked).toEqual([])
  })

  it('ends a caller that speaks nonsense, and serves the next', async () => {
    const { proxy, port } = await open((port) => [`127.0.0.1:${port}`])
    expect(await say(proxy.path, 'no HTTP at all\r\n\r\n')).toBe('')
    expect(await get(proxy.path, `http://127.0.0.1:${port}/`)).toBe('200 hello nobody')
  })

  it('is open to this user only, and leaves nothing behind', async () => {
    const { proxy } = await open(() => [])
    expect(statSync(dirname(proxy.path)).mode & 0o077).toBe(0)
    proxy.close()
    expect(existsSync(dirname(proxy.path))).toBe(false)
  })
})
