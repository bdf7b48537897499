import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findProgram } from './find-program.ts'

const place = mkdtempSync(join(tmpdir(), 'metier-program-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
for (const directory of ['one', 'two', 'two/folder']) mkdirSync(join(place, directory))
for (const file of ['one/plain', 'two/tool', 'two/other']) writeFileSync(join(place, file), '#!/bin/sh\n')
for (const file of ['two/tool', 'two/other']) chmodSync(join(place, file), 0o755)
symlinkSync('missing', join(place, 'one/tool'))

const path = [join(place, 'one'), 'relative', '', join(place, 'two')].join(':')

describe.skipIf(process.platform === 'win32')('finding a program', () => {
  it.each([
    ['tool', 'two/tool'],
    ['./two/other', 'two/other'],
    ['two/other', 'two/other'],
    [join(place, 'two/other'), 'two/other'],
  ])('%s', (name, found) => {
    expect(findProgram({ name, path, cwd: place })).toBe(join(place, found))
  })

  it.each(['plain', 'folder', 'none', '', '.', '..', './one/plain', 'two/folder', '/no/such', 'tool\0'])(
    '%j is missing',
    (name) => {
      expect(() => findProgram({ name, path, cwd: place })).toThrowError(
        expect.objectContaining({ code: 'missing-dependency' }),
      )
    },
  )

  it('knows where programs usually are when there is no PATH', () => {
    expect(findProgram({ name: 'sh', path: undefined, cwd: '/' })).toMatch(/\/bin\/sh$/u)
  })
})
