import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFakeHost } from '@metier/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { openSandbox } from '../open-sandbox.ts'
import { findBubblewrap } from './find-bubblewrap.ts'
import { joinArguments } from './join-arguments.ts'

const place = mkdtempSync(join(tmpdir(), 'metier-bwrap-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const program = (name: string, lines: string) => {
  const path = join(place, name)
  writeFileSync(path, `#!/bin/sh\n${lines}\n`)
  chmodSync(path, 0o755)
  return path
}

describe.skipIf(process.platform !== 'linux')('looking for bubblewrap', () => {
  it('says that it is not installed', async () => {
    expect(await findBubblewrap([join(place, 'none')])).toMatchObject({
      missing: expect.stringContaining('not installed'),
    })
  })

  it('says why it does not work', async () => {
    const broken = program('broken', 'echo "bwrap: setting up uid map: Permission denied" >&2; exit 1')
    expect(await findBubblewrap([broken])).toEqual({
      missing: 'Bubblewrap does not work here: setting up uid map: Permission denied.',
    })
  })

  it('knows an old one by its help', async () => {
    const old = program('old', 'echo "usage: bwrap --tmpfs DEST"')
    expect(await findBubblewrap([join(place, 'none'), old])).toEqual({
      program: old,
      abilities: { size: false, disableNamespaces: false },
    })
  })
})

it('an argument cannot become two', () => {
  expect(joinArguments(['--setenv', 'A', 'b'])).toBe('--setenv\0A\0b\0')
  expect(() => joinArguments(['--setenv', 'A', 'b\0--bind\0/\0/'])).toThrowError(
    expect.objectContaining({ code: 'invalid-input' }),
  )
})

describe('choosing a sandbox', () => {
  it('is never off unless it is said', async () => {
    const host = createFakeHost()
    expect((await openSandbox({ host, settings: { sandbox: 'auto' } })).kind).not.toBe('off')
    expect((await openSandbox({ host, settings: { sandbox: 'off' } })).kind).toBe('off')
  })
})
