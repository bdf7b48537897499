import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { openAcceptances } from '../scan/open-acceptances.ts'
import { openTrustFile } from '../trust/open-trust-file.ts'

const host = createFakeHost()
const directory = '/home/user/.config/metier'
const acceptance = { digest: `sha256:${'0'.repeat(64)}`, name: 'a', reason: 'r', date: '2026-01-01', rules: [] }
const refusal = expect.objectContaining({ code: 'refused', next: expect.stringContaining('chmod') })

describe.skipIf(process.getuid === undefined)('the word of the user (modes say nothing on Windows)', () => {
  it.each([0o620, 0o602, 0o666])('is not taken from a file of mode %o, nor is it written over', (mode) => {
    const { fileSystem, writer, tree } = createMemoryDisk({ '/p/skills/a/SKILL.md': 'a' })
    const trust = () => openTrustFile({ fileSystem, writer, host })
    const accepted = () => openAcceptances({ fileSystem, writer, host })
    trust().add('/p')
    accepted().add(acceptance)
    const texts = () => ['trust.json', 'accepted.json'].map((name) => fileSystem.read(`${directory}/${name}`))
    const before = texts()
    for (const name of ['trust.json', 'accepted.json']) {
      writer.write(`${directory}/${name}`, fileSystem.read(`${directory}/${name}`) ?? '', { mode })
    }
    expect(() => trust().isTrusted('/p')).toThrowError(refusal)
    expect(() => trust().add('/q')).toThrowError(refusal)
    expect(() => accepted().isAccepted(acceptance.digest, '2026-01-02')).toThrowError(refusal)
    expect(() => accepted().remove(acceptance.digest)).toThrowError(refusal)
    expect(texts()).toEqual(before)
    expect([...tree.nodes.keys()].filter((path) => path.endsWith('.lock'))).toEqual([])
  })

  it.each([0o600, 0o644])('is taken from a file of mode %o', (mode) => {
    const { fileSystem, writer } = createMemoryDisk({ '/p/skills/a/SKILL.md': 'a' })
    const trust = () => openTrustFile({ fileSystem, writer, host })
    trust().add('/p')
    writer.write(`${directory}/trust.json`, fileSystem.read(`${directory}/trust.json`) ?? '', { mode })
    expect(trust().isTrusted('/p')).toBe(true)
  })
})
