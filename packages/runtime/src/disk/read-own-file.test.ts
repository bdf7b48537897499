import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { openFacts } from '../facts/open-facts.ts'
import { openVerdicts } from '../scan/open-verdicts.ts'
import { readOwnFile } from './read-own-file.ts'

const host = createFakeHost()
const digest = `sha256:${'0'.repeat(64)}`
const stamp = { size: 1, modified: 2 }

describe.skipIf(process.getuid === undefined)('a cache that decides (modes say nothing on Windows)', () => {
  it.each([
    [0o600, true],
    [0o400, true],
    [0o644, false],
    [0o640, false],
    [0o622, false],
    [0o606, false],
  ])('of mode %o is believed: %s', (mode, isBelieved) => {
    const { fileSystem, writer } = createMemoryDisk()
    writer.write('/c/file', 'text', { mode })
    expect(readOwnFile(fileSystem, '/c/file') !== undefined).toBe(isBelieved)
  })

  it('of another user, behind a link, or not there, is not believed', () => {
    const { fileSystem, writer, tree } = createMemoryDisk()
    writer.write('/c/file', 'text', { mode: 0o600 })
    tree.link('/c/link', 'file')
    const readHead: typeof fileSystem.readHead = (...parameters) => {
      const head = fileSystem.readHead(...parameters)
      return head && { ...head, stat: { ...head.stat, owner: (process.getuid?.() ?? 0) + 1 } }
    }
    expect(readOwnFile({ ...fileSystem, readHead }, '/c/file')).toBeUndefined()
    expect(readOwnFile(fileSystem, '/c/link')).toBeUndefined()
    expect(readOwnFile(fileSystem, '/c/none')).toBeUndefined()
  })

  // A verdict that came with a checkout would let a blocked skill through.
  it.each([0o600, 0o644])(
    'gives verdicts and facts with mode %o only when nobody else could have written them',
    (mode) => {
      const { fileSystem, writer } = createMemoryDisk()
      const lax = {
        ...writer,
        write: (path: string, content: Uint8Array | string) => writer.write(path, content, { mode }),
      }
      const verdicts = openVerdicts({ fileSystem, host, key: 'k', writer: lax })
      verdicts.remember(digest, 'pass', '/s')
      verdicts.save()
      const facts = openFacts({ fileSystem, host, writer: lax })
      facts.remember('/s', stamp, { digest, verdict: 'pass' })
      facts.save()
      const isOurs = mode === 0o600
      expect(openVerdicts({ fileSystem, host, key: 'k' }).known(digest)).toBe(isOurs ? 'pass' : undefined)
      expect(openFacts({ fileSystem, host }).known('/s', stamp).verdict).toBe(isOurs ? 'pass' : 'unscanned')
    },
  )
})
