import { chmodSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { hostAuthorization } from '@metier/runtime'
import { createCollectingJournal, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContext, type ContextOptions } from './create-context.ts'
import { downloadFor } from './download-for.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'project/.git/HEAD': '' })
})
afterEach(() => tree.cleanUp())

const journal = createCollectingJournal()
const open = (more: Partial<ContextOptions> = {}) =>
  createContext({ cwd: tree.at('project'), home: tree.at('home'), environment: {}, journal, ...more })
const file = () => tree.at('home/.config/metier/credentials.json')
const typed = (text: string) => open({ secret: async () => text })
const piped = (text: string) => open({ standardInput: async () => text })
const said = (url: string) => hostAuthorization(open())(new URL(url))

describe('login', () => {
  it('keeps what was typed where only its owner can read it, and says nothing of it', async () => {
    const output = await login.handler({ host: 'https://Hub.example.com/' }, typed('clh_secret'))
    expect(output).toEqual({ schema: 'metier.login/1', host: 'hub.example.com', file: file() })
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(JSON.stringify([output, journal.entries])).not.toContain('clh_secret')
    expect(said('https://hub.example.com/api')).toEqual({ authorization: 'Bearer clh_secret' })
  })

  it('takes what is piped in, with its line end', async () => {
    await login.handler({ host: 'hub.example.com:8443' }, piped('clh_secret\n'))
    expect(said('https://hub.example.com:8443/x')).toEqual({ authorization: 'Bearer clh_secret' })
  })

  it('says a name and a password as such', async () => {
    await login.handler({ host: 'hub.example.com', user: 'me' }, typed('pass word'))
    expect(said('https://hub.example.com/')).toEqual({
      authorization: `Basic ${Buffer.from('me:pass word').toString('base64')}`,
    })
  })

  it.each([
    ['another host', 'https://example.com/'],
    ['a host below it', 'https://a.hub.example.com/'],
    ['another port', 'https://hub.example.com:8443/'],
    ['plain HTTP', 'http://hub.example.com/'],
  ])('says it to no %s', async (_what, url) => {
    await login.handler({ host: 'hub.example.com' }, typed('clh_secret'))
    expect(said(url)).toEqual({})
  })

  it.each(['', 'two words', 'a\nb', 'ünicode'])('takes %j for no token', async (text) => {
    await expect(login.handler({ host: 'hub.example.com' }, typed(text))).rejects.toMatchObject({ code: 'usage' })
  })

  it.each(['https://me:secret@host', 'host/path', 'https://host?x=1', 'a b'])('takes %j for no host', async (host) => {
    const error: unknown = await login.handler({ host }, typed('x')).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'usage' })
    expect(String(error)).not.toContain('secret')
  })

  it('keeps others beside it, and logout forgets one', async () => {
    await login.handler({ host: 'a.example.com' }, typed('one'))
    await login.handler({ host: 'b.example.com' }, typed('two'))
    expect(await logout.handler({ host: 'a.example.com' }, open())).toMatchObject({ removed: true })
    expect(await logout.handler({ host: 'a.example.com' }, open())).toMatchObject({ removed: false })
    expect([said('https://a.example.com/'), said('https://b.example.com/')]).toEqual([
      {},
      { authorization: 'Bearer two' },
    ])
    expect(readFileSync(file(), 'utf8')).not.toContain('one')
  })

  it('reads nothing that others can read too, and nothing that is broken', async () => {
    await login.handler({ host: 'hub.example.com' }, typed('clh_secret'))
    chmodSync(file(), 0o644)
    expect(() => said('https://hub.example.com/')).toThrow(/others can read it/)
    tree.write('home/.config/metier/credentials.json', 'clh_other')
    chmodSync(file(), 0o600)
    expect(() => said('https://hub.example.com/')).toThrow(/cannot be read/)
    expect(() => said('https://hub.example.com/')).not.toThrow(/clh_other/)
  })

  it('what was kept is said when something is fetched from this machine', async () => {
    let heard: string | undefined
    const server = createServer((request, response) => {
      heard = request.headers.authorization
      response.end('ok')
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    try {
      await login.handler({ host }, typed('clh_secret'))
      await downloadFor(open())(`http://${host}/x`)
    } finally {
      server.close()
    }
    expect(heard).toBe('Bearer clh_secret')
  })
})
