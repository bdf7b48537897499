import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dsseSignedBytes } from './dsse-signed-bytes.ts'
import { readDsseEnvelope } from './read-dsse-envelope.ts'
import { readStatement } from './read-statement.ts'
import { readSshPublicKey, sshPublicKey } from './ssh-public-key.ts'
import { toBase64 } from './to-base64.ts'
import { writeDsseEnvelope } from './write-dsse-envelope.ts'
import { writeStatement } from './write-statement.ts'

const signedText = (payloadType: string, text: string) =>
  new TextDecoder().decode(dsseSignedBytes({ payloadType, payload: new TextEncoder().encode(text) }))

const hex = (digit: string) => digit.repeat(64)

describe('what is signed', () => {
  it('has type and content with their lengths in bytes, as the test vector of DSSE has it', () => {
    const bytes = dsseSignedBytes({
      payloadType: 'http://example.com/HelloWorld',
      payload: new TextEncoder().encode('hello world'),
    })
    expect(new TextDecoder().decode(bytes)).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world')
  })

  it('cannot be read with another border between type and content', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (type, content, otherType, otherContent) => {
        fc.pre(type !== otherType || content !== otherContent)
        expect(signedText(type, content)).not.toBe(signedText(otherType, otherContent))
      }),
    )
  })
})

describe('statements', () => {
  const statement = {
    name: 'pdf',
    version: '1.0',
    digest: `sha256:${hex('a')}`,
    files: new Map([
      ['scripts/run.sh', hex('b')],
      ['SKILL.md', hex('c')],
    ]),
  }

  it('come back as they were, and the order of files does not matter', () => {
    const text = writeStatement(statement)
    expect(readStatement(text)).toEqual(statement)
    const turned = { ...statement, files: new Map([...statement.files].toReversed()) }
    expect(writeStatement(turned)).toBe(text)
  })

  const data: { readonly subject: readonly unknown[] } = JSON.parse(writeStatement(statement))
  it.each([
    ['no JSON', '{'],
    ['another type', JSON.stringify({ ...data, _type: 'https://in-toto.io/Statement/v0.1' })],
    ['another predicate', JSON.stringify({ ...data, predicateType: 'https://slsa.dev/provenance/v1' })],
    ['no subject', JSON.stringify({ ...data, subject: [] })],
    ['a subject that is another skill', JSON.stringify({ ...data, predicate: { name: 'docx' } })],
    ['a digest that is none', JSON.stringify({ ...data, subject: [{ name: 'pdf', digest: { metierDigest1: 'x' } }] })],
    ['a file without a digest', JSON.stringify({ ...data, subject: [...data.subject, { name: 'more.md' }] })],
  ])('say nothing with %s', (_what, text) => {
    expect(readStatement(text)).toBeUndefined()
  })
})

describe('envelopes', () => {
  const envelope = {
    payloadType: 'text/plain',
    payload: Uint8Array.of(1, 2, 3),
    signatures: [{ keyid: 'SHA256:x', signature: new Uint8Array(64).fill(7), publicKey: 'ssh-ed25519 AAAA' }],
  }

  it('come back as they were', () => {
    expect(readDsseEnvelope(writeDsseEnvelope(envelope))).toEqual(envelope)
  })

  it('of other writers, with members that nobody knows, are read', () => {
    const text = JSON.stringify({
      payload: 'AQID',
      payloadType: 'text/plain',
      more: 1,
      signatures: [{ sig: 'Bw', x: 2 }],
    })
    expect(readDsseEnvelope(text)).toMatchObject({ signatures: [{ keyid: '', signature: Uint8Array.of(7) }] })
  })

  it.each([
    ['no JSON', '['],
    ['no signature', JSON.stringify({ payload: 'AQID', payloadType: 'x', signatures: [] })],
    [
      'a signature that is no base64',
      JSON.stringify({ payload: 'AQID', payloadType: 'x', signatures: [{ sig: '!' }] }),
    ],
    ['a content that is no base64', JSON.stringify({ payload: '?', payloadType: 'x', signatures: [{ sig: 'Bw' }] })],
    [
      'so many signatures that checking them takes long',
      JSON.stringify({
        payload: 'AQID',
        payloadType: 'x',
        signatures: Array.from({ length: 17 }, () => ({ sig: 'Bw' })),
      }),
    ],
  ])('are none with %s', (_what, text) => {
    expect(readDsseEnvelope(text)).toBeUndefined()
  })
})

describe('public keys as OpenSSH has them', () => {
  it('come back from their line, with a comment or without', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (raw) => {
        const { line } = sshPublicKey(raw)
        expect(readSshPublicKey(line)?.raw).toEqual(raw)
        expect(readSshPublicKey(`${line} me@example.test\n`)?.line).toBe(line)
      }),
    )
  })

  it.each(['', 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAQQ==', `ssh-ed25519 ${'A'.repeat(68)}`, 'ssh-ed25519 AAAA'])(
    'are none: %j',
    (text) => {
      expect(readSshPublicKey(text)).toBeUndefined()
    },
  )
})

it('writes base64 as everybody does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(toBase64(bytes)).toBe(btoa(String.fromCharCode(...bytes)))
    }),
  )
})
