import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { MetierError } from '@metier/core'
import { readPublisherKey } from '@metier/runtime'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageUser, skillText, type TemporaryTree } from './package-user.case.ts'

// A publisher who signs, a user who installs, and somebody between them.

let tree: TemporaryTree
let key: { readonly line: string; readonly fingerprint: string }

function newKey(name: string) {
  const pair = generateKeyPairSync('ed25519')
  writeFileSync(tree.at(name), pair.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const publisher = readPublisherKey(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString())
  if (publisher === undefined) throw new TypeError('No key.')
  return publisher
}

beforeEach(() => {
  tree = createTemporaryTree({
    'project/.git/HEAD': 'ref: refs/heads/main\n',
    'work/pdf/SKILL.md': skillText('pdf', 'metadata:\n  version: "1.0.0"\n'),
    'work/pdf/scripts/run.sh': '#!/bin/sh\n',
    'home/.config/metier/config.yaml': '',
  })
  key = newKey('key.pem')
})
afterEach(() => tree.cleanUp())

const settings = (security: object) =>
  writeFileSync(tree.at('home/.config/metier/config.yaml'), JSON.stringify({ skills: { security } }))
const trusting = () => ({ publishers: { acme: key.line } })
const user = () => packageUser(tree)
const pack = (more: object = {}) =>
  user().run('pack', { path: tree.at('work/pdf'), output: tree.at('pdf.skill'), ...more })
const add = (source = '../pdf.skill') => user().run('add', { source, yes: true })
const signatureOf = (output: Record<string, unknown>, list: 'installed' | 'skills') => {
  const skills: readonly { readonly signature: unknown }[] = JSON.parse(JSON.stringify(output[list]))
  return skills[0]?.signature
}
const lockEntry = (): Record<string, unknown> =>
  JSON.parse(readFileSync(tree.at('project/skills-lock.json'), 'utf8')).skills.pdf

const refused = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  return error instanceof MetierError ? error.message : error
}

describe('a signed archive', () => {
  it('is installed under the name that the user gave its key, and the lock keeps who signed', async () => {
    settings(trusting())
    expect(await pack({ sign: tree.at('key.pem') })).toMatchObject({ signature: { signer: key.fingerprint } })
    const trusted = { state: 'trusted', signer: key.fingerprint, publisher: 'acme' }
    expect(signatureOf(await add(), 'installed')).toEqual(trusted)
    expect(lockEntry()['signer']).toBe(key.fingerprint)
    expect(signatureOf(await user().run('verify', {}), 'skills')).toEqual(trusted)
  })

  it('is the same bytes each time it is signed, and leaves the folder as it was', async () => {
    const first = await pack({ sign: tree.at('key.pem') })
    const second = await pack({ sign: tree.at('key.pem') })
    expect(second).toEqual(first)
    expect(existsSync(tree.at('work/pdf/skill.dsse.json'))).toBe(false)
  })

  it('that somebody changed on the way is not installed, not even with a yes', async () => {
    await pack({ sign: tree.at('key.pem') })
    await user().run('add', { source: '../pdf.skill', yes: true, path: tree.at('opened') })
    writeFileSync(tree.at('opened/pdf/scripts/run.sh'), '#!/bin/sh\necho evil\n')
    await expect(add('../opened')).rejects.toThrow(/scripts\/run\.sh is not what was signed/)
    expect(existsSync(tree.at('project/.agents/skills/pdf'))).toBe(false)
    const error: unknown = await add('../opened').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'integrity-failed' })
  })

  it('that somebody changed at its source stops an update, and is no source that cannot be reached', async () => {
    await user().run('sign', { paths: [tree.at('work/pdf')], key: tree.at('key.pem'), yes: true })
    await add('../work')
    tree.write('other/docx/SKILL.md', skillText('docx'))
    await add('../other')
    tree.write('work/pdf/scripts/run.sh', '#!/bin/sh\necho evil\n')
    tree.write('other/docx/SKILL.md', `${skillText('docx')}New.\n`)
    await expect(user().run('update', {})).rejects.toMatchObject({ code: 'integrity-failed', data: { name: 'pdf' } })
    const installed = () => readFileSync(tree.at('project/.agents/skills/docx/SKILL.md'), 'utf8')
    expect(installed()).not.toContain('New.')
    expect(await user().run('outdated', {})).toMatchObject({
      complete: true,
      skills: [{ name: 'docx' }, { name: 'pdf', state: 'refused' }],
    })
    await user().run('update', { names: ['docx'] })
    expect(installed()).toContain('New.')
  })

  it('is not packed again with a signature that no longer fits', async () => {
    await pack({ sign: tree.at('key.pem') })
    await user().run('add', { source: '../pdf.skill', yes: true, path: tree.at('opened') })
    writeFileSync(tree.at('opened/pdf/more.md'), 'more')
    await expect(user().run('pack', { path: tree.at('opened/pdf'), dryRun: true })).rejects.toThrow(/does not fit/)
    await user().run('pack', { path: tree.at('opened/pdf'), dryRun: true, sign: tree.at('key.pem') })
  })
})

describe('where a publisher is wanted for every skill', () => {
  it('what nobody signed, or somebody unknown, is neither added nor restored', async () => {
    settings({ requireSignature: true })
    await pack()
    expect(await refused(add())).toMatch(/not signed/)
    await pack({ sign: tree.at('key.pem') })
    expect(await refused(add())).toMatch(/signed by SHA256:\S+, a key you do not know/)
    settings({ ...trusting(), requireSignature: true })
    await add()
    expect((await user().ask('verify', {})).no).toBe(false)
  })

  it('ci and verify say no to what was installed before, even from the store', async () => {
    await pack()
    await add()
    settings({ requireSignature: true })
    const { output, no } = await user().ask('verify', {})
    expect([no, output['skills']]).toMatchObject([true, [{ state: 'intact', vouched: false }]])
    rmSync(tree.at('project/.agents'), { recursive: true })
    expect(await refused(user().run('ci', {}))).toMatch(/not signed/)
    expect(existsSync(tree.at('project/.agents/skills/pdf'))).toBe(false)
  })
})

describe('a source of which one skill is not what was signed', () => {
  it('says nothing of its others: outdated tells of them, and update brings them when they are named', async () => {
    tree.write('work/docx/SKILL.md', skillText('docx'))
    await user().run('sign', { paths: [tree.at('work')], key: tree.at('key.pem'), yes: true })
    await add('../work')
    tree.write('work/pdf/scripts/run.sh', '#!/bin/sh\necho evil\n')
    tree.write('work/docx/SKILL.md', skillText('docx', 'metadata:\n  version: "2"\n'))
    await user().run('sign', { paths: [tree.at('work/docx')], key: tree.at('key.pem'), yes: true })
    expect(await user().run('outdated', {})).toMatchObject({
      skills: [
        { name: 'docx', state: 'newer' },
        {
          name: 'pdf',
          state: 'refused',
          why: expect.stringContaining('not what was signed'),
          next: expect.stringContaining('Tell its publisher'),
        },
      ],
      complete: true,
    })
    await expect(user().run('update', {})).rejects.toMatchObject({ code: 'integrity-failed', data: { name: 'pdf' } })
    expect(await user().run('update', { names: ['docx'] })).toMatchObject({ skills: [{ outcome: 'replaced' }] })
  })
})

describe('what was signed by somebody', () => {
  it('is not replaced by what nobody signed, or somebody else', async () => {
    await pack({ sign: tree.at('key.pem') })
    await add()
    writeFileSync(tree.at('work/pdf/more.md'), 'more')
    await pack()
    await expect(add()).rejects.toThrow(/is now not signed/)
    await expect(user().run('update', { yes: true })).rejects.toThrow(/is now not signed/)
    newKey('other.pem')
    await pack({ sign: tree.at('other.pem') })
    await expect(add()).rejects.toThrow(/is now signed by/)
    expect(existsSync(tree.at('project/.agents/skills/pdf/more.md'))).toBe(false)
  })

  it('is told as refused by outdated, and not as something newer, where update would stop at it', async () => {
    await pack({ sign: tree.at('key.pem') })
    await add()
    writeFileSync(tree.at('work/pdf/more.md'), 'more')
    await pack()
    const { output, no } = await user().ask('outdated', {})
    expect(no).toBe(true)
    expect(output).toMatchObject({
      complete: true,
      skills: [
        { state: 'refused', why: expect.stringMatching(/is now not signed/), next: expect.stringMatching(/Ask/) },
      ],
    })
    await pack({ sign: tree.at('key.pem') })
    expect(await user().run('outdated', {})).toMatchObject({ skills: [{ state: 'newer' }] })
    settings({ requireSignature: true })
    expect(await user().run('outdated', {})).toMatchObject({
      skills: [{ state: 'refused', why: expect.stringMatching(/a key you do not know/) }],
    })
  })

  it('is told by why, with the name that the settings have for the key', async () => {
    await pack({ sign: tree.at('key.pem') })
    await add()
    const signer = lockEntry()['signer']
    expect(signer).toMatch(/^SHA256:/)
    expect(await user().run('why', {})).toMatchObject({
      skills: [{ signer, publisher: null, reference: expect.stringMatching(/pdf\.skill$/) }],
    })
    settings(trusting())
    expect(await user().run('why', {})).toMatchObject({ skills: [{ signer, publisher: 'acme' }] })
  })

  it('is replaced by what a publisher signed with a new key that the user named', async () => {
    await pack({ sign: tree.at('key.pem') })
    await add()
    const next = newKey('next.pem')
    settings({ publishers: { acme: next.line } })
    writeFileSync(tree.at('work/pdf/more.md'), 'more')
    await pack({ sign: tree.at('next.pem') })
    await user().run('update', { yes: true })
    expect(lockEntry()['signer']).toBe(next.fingerprint)
  })

  it('keeps its signer under another name, where one line of it was rewritten', async () => {
    settings({ ...trusting(), requireSignature: true })
    await pack({ sign: tree.at('key.pem') })
    await user().run('add', { source: '../pdf.skill', yes: true, as: 'paper' })
    const { output, no } = await user().ask('verify', {})
    expect([no, signatureOf(output, 'skills')]).toMatchObject([false, { state: 'trusted', publisher: 'acme' }])
    rmSync(tree.at('project/.agents'), { recursive: true })
    await user().run('ci', {})
    settings({ requireSignature: true })
    expect((await user().ask('verify', {})).no).toBe(true)
  })

  it('loses its signer in the lock when it is removed and added unsigned', async () => {
    await pack({ sign: tree.at('key.pem') })
    await add()
    await user().run('remove', { names: ['pdf'], yes: true })
    await pack()
    await add()
    expect(lockEntry()).not.toHaveProperty('signer')
  })
})

const signatureFile = () => tree.at('work/pdf/skill.dsse.json')

describe('signing a folder', () => {
  const asked: string[] = []
  const sign = (more: object = {}, answer?: boolean) => {
    const confirm = async (question: string) => asked.push(question) > 0 && answer === true
    const options = answer === undefined ? {} : { confirm }
    return packageUser(tree, options).run('sign', { paths: [tree.at('work')], key: tree.at('key.pem'), ...more })
  }

  it('writes nothing without a yes, and says what it would write', async () => {
    await expect(sign()).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('skill.dsse.json') })
    await expect(sign({}, false)).rejects.toMatchObject({ code: 'refused' })
    expect(await sign({ dryRun: true })).toMatchObject({ dryRun: true, skills: [{ name: 'pdf', changed: true }] })
    expect(existsSync(signatureFile())).toBe(false)
  })

  it('asks once at a terminal, and not at all when it is signed so already', async () => {
    asked.length = 0
    expect(await sign({}, true)).toMatchObject({ skills: [{ changed: true }] })
    expect(await sign()).toMatchObject({ skills: [{ changed: false }] })
    expect([existsSync(signatureFile()), asked.length]).toEqual([true, 1])
  })

  it('makes a folder whose signature is known wherever it is installed from', async () => {
    settings({ ...trusting(), requireSignature: true })
    await sign({ yes: true })
    await add('../work')
    expect(signatureOf(await user().run('verify', {}), 'skills')).toMatchObject({ state: 'trusted', publisher: 'acme' })
  })
})
