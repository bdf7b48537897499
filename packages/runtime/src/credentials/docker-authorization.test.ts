import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { dockerAuthorization } from './docker-authorization.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree()
})
afterEach(() => tree.cleanUp())

const basic = (user: string, password: string) => ({ authorization: `Basic ${btoa(`${user}:${password}`)}` })
const config = (value: unknown, folder = 'home/.docker') => tree.write(`${folder}/config.json`, JSON.stringify(value))

/** A program as Docker starts it, that writes down what it was asked. */
function helper(name: string, answer: unknown, status = 0) {
  const path = `bin/docker-credential-${name}`
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  tree.write(
    path,
    `#!/bin/sh\nread registry\necho "$1 $registry" >> ${tree.at('asked')}\ncat <<'END'\n${text}\nEND\nexit ${status}\n`,
  )
  chmodSync(tree.at(path), 0o755)
}

const asked = () => (existsSync(tree.at('asked')) ? readFileSync(tree.at('asked'), 'utf8').trim().split('\n') : [])

const find = (registry = 'registry.test', environment: Readonly<Record<string, string>> = {}) =>
  dockerAuthorization(registry, {
    fileSystem: createNodeFileSystem(),
    host: createFakeHost({
      home: tree.at('home'),
      environment: { PATH: `${tree.at('bin')}:${process.env['PATH'] ?? ''}`, ...environment },
    }),
  })

describe('what Docker knows of a registry', () => {
  it('is what docker login wrote', async () => {
    config({ auths: { 'registry.test': { auth: btoa('me:secret') } } })
    expect(await find()).toEqual(basic('me', 'secret'))
    expect(await find('other.test')).toBeUndefined()
  })

  it('lies where DOCKER_CONFIG says', async () => {
    config({ auths: { 'registry.test': { auth: btoa('me:there') } } }, 'elsewhere')
    expect(await find('registry.test', { DOCKER_CONFIG: tree.at('elsewhere') })).toEqual(basic('me', 'there'))
  })

  it.skipIf(process.platform === 'win32')('is asked of the program that is named for it, and of no other', async () => {
    helper('cloud', { ServerURL: 'registry.test', Username: 'me', Secret: 'from cloud' })
    helper('desktop', { Username: 'me', Secret: 'from desktop' })
    config({ credHelpers: { 'registry.test': 'cloud' }, credsStore: 'desktop' })
    expect(await find()).toEqual(basic('me', 'from cloud'))
    expect(asked()).toEqual(['get registry.test'])
    expect(await find('other.test')).toEqual(basic('me', 'from desktop'))
    expect(asked()).toEqual(['get registry.test', 'get other.test'])
  })

  it.skipIf(process.platform === 'win32').each<[string, unknown, number]>([
    ['fails', 'credentials not found in native keychain', 1],
    ['says nothing that can be read', 'hello', 0],
    ['has no password', { Username: 'me', Secret: '' }, 0],
  ])('is what stands in the file when the program %s', async (_what, answer, status) => {
    helper('desktop', answer, status)
    config({ credsStore: 'desktop', auths: { 'registry.test': { auth: btoa('me:file') } } })
    expect(await find()).toEqual(basic('me', 'file'))
  })

  it.skipIf(process.platform === 'win32')('is an identity token where a program or the file has one', async () => {
    helper('desktop', { Username: '<token>', Secret: 'from desktop' })
    config({
      credHelpers: { 'a.test': 'desktop' },
      auths: { 'b.test': { auth: btoa('me:'), identitytoken: 'from file' } },
    })
    expect(await find('a.test')).toEqual({ identityToken: 'from desktop' })
    expect(await find('b.test')).toEqual({ identityToken: 'from file' })
  })

  it('is nothing when there is no such program', async () => {
    config({ credsStore: 'not-there' })
    expect(await find()).toBeUndefined()
  })

  it.each(['../../evil', 'x y', '', '/bin/sh'])('starts no program that is called %j', async (name) => {
    config({ credsStore: name })
    expect(await find()).toBeUndefined()
  })

  it('of Docker’s own registry stands under the name that Docker gives it', async () => {
    config({ auths: { 'https://index.docker.io/v1/': { auth: btoa('me:hub') } } })
    expect(await find('registry-1.docker.io')).toEqual(basic('me', 'hub'))
  })

  it.each(['', 'no json', '[]', '{"auths":7,"credHelpers":"x","credsStore":{}}'])(
    'is nothing in a file with %j',
    async (text) => {
      tree.write('home/.docker/config.json', text)
      expect(await find()).toBeUndefined()
    },
  )
})
