import { generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dsseSignedBytes, writeDsseEnvelope } from '@metier/core'
import { readPublisherKey } from '@metier/runtime'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageUser, skillText, type TemporaryTree } from './package-user.case.ts'

// Somebody publishes what they found out about skills; a user asks.

let tree: TemporaryTree
let server: Server
let url = ''
let answer: string | undefined
beforeEach(async () => {
  tree = createTemporaryTree({ 'project/.git/HEAD': '', 'source/pdf/SKILL.md': skillText('pdf') })
  answer = undefined
  server = createServer((_request, response) => {
    if (answer === undefined) response.statusCode = 500
    response.end(answer ?? 'broken')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/advisories.json`
})
afterEach(() => {
  server.close()
  tree.cleanUp()
})

const user = (environment: Readonly<Record<string, string>> = {}) => packageUser(tree, { environment })
const add = () => user().run('add', { source: '../source', yes: true })
const settings = (security: object) =>
  tree.write('home/.config/metier/config.yaml', JSON.stringify({ skills: { security } }))
const audit = (environment: Readonly<Record<string, string>> = {}) => user(environment).ask('audit', {})
const listOf = (severity = 'critical', more: object = {}) =>
  JSON.stringify({
    schema: 'metier.advisories/1',
    updated: '2026-01-02T00:00:00Z',
    advisories: [{ id: 'A-1', severity, summary: 'It sends files away.', affected: [{ source: '../source' }] }],
    ...more,
  })
const found = { skills: [{ name: 'pdf', findings: [{ id: 'A-1', by: 'source' }] }] }

describe('audit', () => {
  it('names what is affected, with status 1, and is content with a mere info', async () => {
    await add()
    settings({ advisories: [url] })
    answer = listOf()
    expect(await audit()).toMatchObject({ no: true, output: { complete: true, ...found } })
    answer = listOf('info')
    expect(await audit()).toMatchObject({ no: false, output: found })
    answer = listOf('critical', { advisories: [] })
    expect(await audit()).toMatchObject({ no: false, output: { complete: true, skills: [{ findings: [] }] } })
  })

  it('goes by what it read before when the list cannot be reached, and says so', async () => {
    await add()
    settings({ advisories: [url] })
    answer = listOf()
    await audit()
    answer = undefined
    const output = { complete: false, ...found, sources: [{ from: 'cache', updated: '2026-01-02T00:00:00Z' }] }
    expect(await audit()).toMatchObject({ no: true, output })
    expect(await audit({ METIER_OFFLINE: '1' })).toMatchObject({ no: true, output })
  })

  it.each([
    ['not there', undefined],
    ['no list', '{"advisories": []}'],
  ])('never calls a list that is %s an answer', async (_what, text) => {
    await add()
    settings({ advisories: [url] })
    answer = text
    const sources = [{ advisories: 0, problem: expect.not.stringMatching(/\.$/) }]
    expect(await audit()).toMatchObject({ no: true, output: { complete: false, sources } })
  })

  it('does not believe an older list than the one it saw', async () => {
    await add()
    settings({ advisories: [url] })
    answer = listOf()
    await audit()
    answer = listOf('info', { updated: '2026-01-01T00:00:00Z', advisories: [] })
    expect(await audit()).toMatchObject({ no: true, output: { complete: false, ...found } })
  })

  it('reads a list of one’s own from a file, and says nothing without any list', async () => {
    await add()
    await expect(audit()).rejects.toMatchObject({ code: 'usage' })
    tree.write('project/mine.json', listOf('warn'))
    expect(await user().ask('audit', { advisories: ['mine.json'] })).toMatchObject({ no: true, output: found })
  })
})

function signed(text: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const publisher = readPublisherKey(publicKey.export({ type: 'spki', format: 'pem' }).toString())
  const payloadType = 'application/vnd.metier.advisories+json'
  const payload = new TextEncoder().encode(text)
  const signature = sign(null, dsseSignedBytes({ payloadType, payload }), privateKey)
  const { line = '', fingerprint: keyid = '' } = publisher ?? {}
  return {
    line,
    text: writeDsseEnvelope({ payloadType, payload, signatures: [{ keyid, signature, publicKey: line }] }),
  }
}

describe('a signed list', () => {
  it('is believed when a publisher signed it, and not otherwise', async () => {
    await add()
    const { line, text } = signed(listOf())
    answer = text
    settings({ advisories: [url] })
    expect(await audit()).toMatchObject({ output: { complete: false, sources: [{ advisories: 0 }] } })
    settings({ advisories: [url], publishers: { acme: line } })
    expect(await audit()).toMatchObject({ output: { complete: true, ...found, sources: [{ publisher: 'acme' }] } })
  })

  it('is the only one believed where signatures are required', async () => {
    await add()
    answer = listOf()
    settings({ advisories: [url], requireSignature: true })
    expect(await audit()).toMatchObject({ no: true, output: { complete: false } })
  })
})

describe('what a list calls critical', () => {
  it('is not installed once audit has read it', async () => {
    settings({ advisories: [url] })
    answer = listOf()
    await add()
    await audit()
    writeFileSync(tree.at('source/pdf/more.md'), 'more')
    await expect(user().run('update', { yes: true })).rejects.toThrow(/A-1/)
    await user().run('remove', { names: ['pdf'] })
    await expect(add()).rejects.toMatchObject({ code: 'refused' })
  })

  it('is told by doctor of what is installed already, with what to do, once audit has read it', async () => {
    await add()
    settings({ advisories: [url] })
    answer = listOf()
    expect(await user().ask('doctor', {})).toMatchObject({ no: false })
    await audit()
    const message = `A-1: It sends files away. So says ${url}. \`metier remove pdf\` takes it out.`
    const path = store('.agents/skills/pdf')
    expect(await user().ask('doctor', {})).toMatchObject({
      no: true,
      output: { installation: [{ kind: 'revoked', path, message }] },
    })
    expect(await user().ask('doctor', { name: 'pdf' })).toMatchObject({
      no: true,
      output: { explanations: [{ kind: 'ok' }, { code: 'revoked', kind: 'problem', message }] },
    })
    answer = listOf('warn')
    await audit()
    expect(await user().ask('doctor', {})).toMatchObject({ no: false, output: { installation: [] } })
  })
})

const store = (path: string) => tree.at(`project/${path}`)
const ci = (environment: Readonly<Record<string, string>> = {}) => user(environment).run('ci', {})

describe('ci', () => {
  it('asks for the lists itself and puts nothing in place that they call critical', async () => {
    await add()
    tree.remove('project/.agents')
    settings({ advisories: [url] })
    answer = listOf()
    await expect(ci()).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining('A-1') })
    expect(existsSync(store('.agents'))).toBe(false)
    answer = listOf('warn')
    expect(await ci()).toMatchObject({ skills: [{ name: 'pdf', changed: true }], unread: [] })
  })

  it('goes by what was read before when a list cannot be reached, and says so', async () => {
    await add()
    settings({ advisories: [url] })
    expect(await ci()).toMatchObject({ unread: [{ source: url }] })
    answer = listOf()
    await audit()
    await expect(ci({ METIER_OFFLINE: '1' })).rejects.toMatchObject({ code: 'refused' })
  })

  it('does not mind what is said of a skill that is switched off', async () => {
    await add()
    await user().run('disable', { names: ['pdf'] })
    settings({ advisories: [url] })
    answer = listOf()
    expect(await ci()).toMatchObject({ skills: [] })
  })
})

const published = async () => {
  const { installed } = await user().run('add', { source: '../source', dryRun: true })
  const [skill]: readonly { readonly digest: string }[] = JSON.parse(JSON.stringify(installed))
  return skill?.digest ?? ''
}
const revoked = (affected: object) =>
  listOf('critical', { advisories: [{ id: 'A-2', severity: 'critical', summary: 'Bad.', affected: [affected] }] })
const addAs = () => user().run('add', { source: '../source', as: 'paper', yes: true })

describe('a skill under another name', () => {
  it.each<[string, () => Promise<object>]>([
    ['the digest that it was published with', async () => ({ digest: await published() })],
    ['its name there', async () => ({ source: '../source', name: 'pdf' })],
  ])('is found by %s', async (_what, affected) => {
    settings({ advisories: [url] })
    answer = revoked(await affected())
    await addAs()
    expect(await audit()).toMatchObject({
      no: true,
      output: { skills: [{ name: 'paper', findings: [{ id: 'A-2' }] }] },
    })
    await expect(user().run('ci', {})).rejects.toMatchObject({ code: 'refused' })
  })

  it('is not found by the digest of another, nor by a name that is not its own', async () => {
    settings({ advisories: [url] })
    answer = revoked({ source: '../source', name: 'paper' })
    await addAs()
    expect(await audit()).toMatchObject({ no: false, output: { skills: [{ findings: [] }] } })
    answer = revoked({ digest: `sha256:${'0'.repeat(64)}` })
    expect(await audit()).toMatchObject({ no: false })
  })

  it('that is updated is found by what it is now, and no more by what it was', async () => {
    settings({ advisories: [url] })
    const before = await published()
    answer = listOf('info', { advisories: [] })
    await addAs()
    writeFileSync(tree.at('source/pdf/more.md'), 'more')
    await user().run('update', { yes: true })
    answer = revoked({ digest: before })
    expect(await audit()).toMatchObject({ no: false })
    answer = revoked({ digest: await published() })
    expect(await audit()).toMatchObject({ no: true })
  })
})
