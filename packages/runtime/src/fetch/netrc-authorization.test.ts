import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createDownload } from './create-download.ts'
import { netrcAuthorization } from './netrc-authorization.ts'
import { readNetrc } from './read-netrc.ts'
import { serveAnswers } from './serve-answers.case.ts'

describe('readNetrc', () => {
  it.each([
    ['on one line', 'machine a.example login me password x', { login: 'me', password: 'x' }],
    ['on several', 'machine A.example\n  login me\n\tpassword x\n', { login: 'me', password: 'x' }],
    ['without a name', 'machine a.example password x', { login: '', password: 'x' }],
    ['with an account', 'machine a.example login me account y password x', { login: 'me', password: 'x' }],
    ['in quotes', 'machine a.example login me password "x"', { login: 'me', password: 'x' }],
    ['the first of two', 'machine a.example password x\nmachine a.example password y', { login: '', password: 'x' }],
    ['behind a comment', '# machine a.example password no\nmachine a.example password x', { login: '', password: 'x' }],
    [
      'behind a macro',
      'macdef init\nmachine a.example password no\n\nmachine a.example password x',
      { login: '', password: 'x' },
    ],
    ['no password', 'machine a.example login me', undefined],
    ['for any host', 'default login me password x', undefined],
    ['a word missing', 'machine', undefined],
    ['a macro without end', 'macdef init\nmachine a.example password no', undefined],
  ])('%s', (_what, text, expected) => {
    expect(readNetrc(text).get('a.example')).toEqual(expected)
  })

  it('takes no longer for what was made to be slow', () => {
    const text = `${'macdef a\n'.repeat(50_000)}${'machine '.repeat(50_000)}${'#'.repeat(100_000)}`
    expect(readNetrc(text).size).toBeLessThanOrEqual(1)
  })
})

describe('a download with .netrc', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  beforeEach(() => {
    tree = createTemporaryTree({ 'home/.netrc': 'machine 127.0.0.1 login me password x\n' })
  })
  afterEach(() => tree.cleanUp())
  const authorize = (environment: Readonly<Record<string, string>> = {}) =>
    netrcAuthorization({
      fileSystem: createNodeFileSystem(),
      host: createFakeHost({ home: tree.at('home'), environment }),
    })
  const basic = `Basic ${Buffer.from('me:x').toString('base64')}`

  it('logs in at the host that is named and at no other', async () => {
    const heard: (string | undefined)[] = []
    const server = await serveAnswers({
      '/a': ({ headers }) => {
        heard.push(headers.authorization)
        return { body: 'x' }
      },
    })
    const download = createDownload({ authorize: authorize() })
    await download(`${server.url}/a`)
    await download(`${server.url.replace('127.0.0.1', 'localhost')}/a`).catch(() => undefined)
    await download(`${server.url}/a`, { headers: { authorization: 'Bearer own' } })
    server.close()
    expect(heard.filter((each) => each !== undefined)).toEqual([basic, 'Bearer own'])
  })

  it('says nothing over plain HTTP beyond this machine, and takes another file where one is named', () => {
    tree.write('other', 'machine a.example password y')
    const other = authorize({ NETRC: tree.at('other') })
    expect(other(new URL('http://a.example/'))).toEqual({})
    expect(other(new URL('https://a.example/'))).toHaveProperty('authorization')
    expect(other(new URL('https://b.example/'))).toEqual({})
    expect(authorize()(new URL('https://a.example/'))).toEqual({})
  })
})
