import { execFileSync, spawn } from 'node:child_process'
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signatureFileName } from '@metier/core'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { digestDirectory } from '../facts/digest-directory.ts'
import { digestFiles } from '../facts/digest-files.ts'
import { readSkillFiles } from '../package/read-skill-files.ts'
import { skillFilesToPack } from '../package/skill-files-to-pack.ts'
import { openSigner } from './open-signer.ts'
import { readPublisherKey } from './read-publisher-key.ts'
import { signSkill } from './sign-skill.ts'
import { verifySkillSignature } from './verify-skill-signature.ts'

/** The seed of the first test vector of RFC 8032, as PKCS #8: known to everybody, good for nothing else. */
const seed = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
const pem = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(seed, 'hex')]),
  format: 'der',
  type: 'pkcs8',
})
  .export({ type: 'pkcs8', format: 'pem' })
  .toString()

const hasSshKeygen = (() => {
  try {
    execFileSync('ssh-keygen', ['-?'], { stdio: 'ignore' })
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
  }
})()

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({
    'pdf/SKILL.md': '---\nname: pdf\ndescription: Reads PDF. Use for PDF.\n---\nDo it.\n',
    'pdf/scripts/run.sh': '#!/bin/sh\n',
    'key.pem': pem,
  })
  chmodSync(tree.at('pdf/scripts/run.sh'), 0o755)
})
afterEach(() => tree.cleanUp())

const fileSystem = createNodeFileSystem()

const openKey = (path: string, environment: Record<string, string> = {}) =>
  openSigner({ fileSystem, host: createFakeHost({ home: tree.at(''), environment }), path: tree.at(path) })

async function sign(path = 'key.pem', environment: Record<string, string> = {}) {
  const signer = await openKey(path, environment)
  const text = await signSkill({ files: skillFilesToPack(tree.at('pdf')), name: 'pdf', version: '1.0', signer })
  writeFileSync(tree.at(`pdf/${signatureFileName}`), text)
  return { text, signer }
}

const verify = (publishers: { name: string; key: string }[] = []) =>
  verifySkillSignature({ fileSystem, directory: tree.at('pdf'), publishers })

describe('a signed skill', () => {
  it('gives the published vector: same files, same key, same bytes', async () => {
    const { text, signer } = await sign()
    expect(signer.publisher.line).toBe(
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea',
    )
    expect(signer.publisher.fingerprint).toMatchInlineSnapshot(`"SHA256:bbXpuKG6zhzdmnxq256TlqzFBzRl2f6OOg722cYNbU8"`)
    const envelope: { payload: string; signatures: { sig: string }[] } = JSON.parse(text)
    expect(JSON.parse(Buffer.from(envelope.payload, 'base64').toString())).toMatchInlineSnapshot(`
      {
        "_type": "https://in-toto.io/Statement/v1",
        "predicate": {
          "name": "pdf",
          "version": "1.0",
        },
        "predicateType": "urn:metier:skill:1",
        "subject": [
          {
            "digest": {
              "metierDigest1": "0b1e6feab9e6b014a0f54a66dd83f2e0d8bee0499587130df1a919e5baf1d03a",
            },
            "name": "pdf",
          },
          {
            "digest": {
              "sha256": "29d8a36c97d81cae0a6d2bc51418cdf4c52d0b35c661469d3d0fa876ae547f3c",
            },
            "name": "SKILL.md",
          },
          {
            "digest": {
              "sha256": "a8076d3d28d21e02012b20eaf7dbf75409a6277134439025f282e368e3305abf",
            },
            "name": "scripts/run.sh",
          },
        ],
      }
    `)
    expect(envelope.signatures[0]?.sig).toMatchInlineSnapshot(
      `"eVIz3KzCZeDe0A4WRHKsLnAJf88YPvoSt/Oyj1MB4CMKcM6uGnujhGPDyr/nmUiMGW61bpfJVUvsGErY5ntVBg=="`,
    )
  })

  it('is known by the name that the user gave the key, and by its fingerprint without one', async () => {
    const { signer } = await sign()
    const { line, fingerprint } = signer.publisher
    expect(verify()).toEqual({ state: 'unknown', signer: fingerprint })
    expect(verify([{ name: 'acme', key: `${line} somebody@acme` }])).toEqual({
      state: 'trusted',
      signer: fingerprint,
      publisher: 'acme',
    })
  })

  it('is not trusted for a key that the user trusts for somebody else', async () => {
    await sign()
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(verify([{ name: 'acme', key: other }])).toMatchObject({ state: 'unknown' })
  })

  it.each([
    ['a changed file', 'SKILL.md', () => writeFileSync(tree.at('pdf/SKILL.md'), 'evil')],
    ['one file more', 'more.md', () => writeFileSync(tree.at('pdf/more.md'), '')],
    ['a missing file', 'scripts/run.sh', () => rmSync(tree.at('pdf/scripts/run.sh'))],
    ['a renamed file', 'scripts/run.sh', () => renameSync(tree.at('pdf/scripts/run.sh'), tree.at('pdf/scripts/go.sh'))],
    ['another mode', 'the mode of a file', () => chmodSync(tree.at('pdf/SKILL.md'), 0o755)],
  ])('is no longer what was signed with %s', async (_what, path, change) => {
    await sign()
    change()
    expect(verify()).toEqual({ state: 'invalid', why: `${path} is not what was signed` })
  })

  it('is refused with the signature of another skill, of nobody, or with none that can be read', async () => {
    const { text } = await sign()
    const path = tree.at(`pdf/${signatureFileName}`)
    const envelope: { signatures: { sig: string; publicKey?: string }[]; payload: string } = JSON.parse(text)
    const [signature] = envelope.signatures
    const wrong = { ...signature, sig: Buffer.alloc(64, 1).toString('base64') }
    const forged = Buffer.from(envelope.payload, 'base64').toString().replace('"version":"1.0"', '"version":"9.9"')
    for (const content of [
      '{}',
      JSON.stringify({ ...envelope, signatures: [wrong] }),
      JSON.stringify({ ...envelope, payload: Buffer.from(forged).toString('base64') }),
      JSON.stringify({ ...envelope, signatures: [{ sig: signature?.sig }] }),
    ]) {
      writeFileSync(path, content)
      expect(verify().state).toBe('invalid')
    }
  })

  it('carries several signatures, and one that is trusted is enough', async () => {
    const { text, signer } = await sign()
    const envelope: { signatures: object[] } = JSON.parse(text)
    const wrong = { keyid: signer.publisher.fingerprint, sig: Buffer.alloc(64).toString('base64') }
    writeFileSync(
      tree.at(`pdf/${signatureFileName}`),
      JSON.stringify({ ...envelope, signatures: [wrong, ...envelope.signatures] }),
    )
    expect(verify([{ name: 'acme', key: signer.publisher.line }])).toMatchObject({ state: 'trusted' })
  })

  it('is unsigned without the file, and signing again changes nothing', async () => {
    expect(verify()).toEqual({ state: 'unsigned' })
    const first = await sign()
    const second = await sign()
    expect(second.text).toBe(first.text)
  })
})

it('gives files at hand the digest of the directory that holds them', () => {
  const directory = tree.at('pdf')
  expect(digestFiles(readSkillFiles(directory))).toBe(digestDirectory(fileSystem, directory))
})

describe('keys', () => {
  it.skipIf(!hasSshKeygen)('of OpenSSH sign, and have the fingerprint that ssh-keygen shows', async () => {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', tree.at('id')])
    const shown = execFileSync('ssh-keygen', ['-l', '-f', tree.at('id.pub')], { encoding: 'utf8' })
    const { signer } = await sign('id')
    expect(shown.split(' ')[1]).toBe(signer.publisher.fingerprint)
    expect(verify([{ name: 'me', key: readFileSync(tree.at('id.pub'), 'utf8') }])).toMatchObject({ state: 'trusted' })
  })

  it.skipIf(!hasSshKeygen)('with a passphrase sign by the agent that holds them', async () => {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', tree.at('id')])
    const socket = join(tree.at(''), 'agent')
    const agent = spawn('ssh-agent', ['-D', '-a', socket], { stdio: 'ignore' })
    try {
      await expect.poll(() => existsSync(socket), { timeout: 30_000 }).toBe(true)
      execFileSync('ssh-add', ['-q', tree.at('id')], { env: { ...process.env, SSH_AUTH_SOCK: socket } })
      execFileSync('ssh-keygen', ['-q', '-p', '-P', '', '-N', 'secret', '-f', tree.at('id')])
      await expect(openKey('id')).rejects.toThrow(/passphrase/)
      const { signer } = await sign('id', { SSH_AUTH_SOCK: socket })
      expect(verify()).toEqual({ state: 'unknown', signer: signer.publisher.fingerprint })
      const half = await sign('id.pub', { SSH_AUTH_SOCK: socket })
      expect(half.signer.publisher.fingerprint).toBe(signer.publisher.fingerprint)
    } finally {
      agent.kill()
    }
  })

  it('in PEM with a passphrase take it from the environment', async () => {
    const locked = generateKeyPairSync('ed25519').privateKey.export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'secret',
    })
    writeFileSync(tree.at('locked.pem'), locked)
    await expect(openKey('locked.pem')).rejects.toThrow(/METIER_KEY_PASSPHRASE/)
    await expect(openKey('locked.pem', { METIER_KEY_PASSPHRASE: 'wrong' })).rejects.toThrow(/METIER_KEY_PASSPHRASE/)
    await sign('locked.pem', { METIER_KEY_PASSPHRASE: 'secret' })
    expect(verify().state).toBe('unknown')
  })

  it('of other kinds do not sign, and none that is missing', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
    writeFileSync(tree.at('rsa.pem'), rsa)
    writeFileSync(tree.at('text'), 'no key')
    await expect(openKey('rsa.pem')).rejects.toThrow(/another kind/)
    await expect(openKey('text')).rejects.toThrow(/no private key/)
    await expect(openKey('absent')).rejects.toThrow(/no key at/)
  })

  it('are read from PEM and from a line to the same', () => {
    const { publicKey } = generateKeyPairSync('ed25519')
    const fromPem = readPublisherKey(publicKey.export({ type: 'spki', format: 'pem' }).toString())
    expect(readPublisherKey(fromPem?.line ?? '')?.fingerprint).toBe(fromPem?.fingerprint)
    expect(readPublisherKey('-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----')).toBeUndefined()
  })
})
