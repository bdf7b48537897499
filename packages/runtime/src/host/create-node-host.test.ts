import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createNodeHost } from './create-node-host.ts'

const directory = mkdtempSync(join(tmpdir(), 'metier-host-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

writeFileSync(join(directory, 'tool'), '#!/bin/sh\n')
chmodSync(join(directory, 'tool'), 0o755)
writeFileSync(join(directory, 'notes'), 'text', { mode: 0o644 })
mkdirSync(join(directory, 'folder'))
writeFileSync(join(directory, 'program.EXE'), 'MZ', { mode: 0o755 })

function hostWith(path: string, platform = 'linux') {
  return createNodeHost({ environment: { PATH: path, PATHEXT: '.EXE;.CMD' }, platform, home: '/home/user' })
}

describe('createNodeHost', () => {
  // WUN-39: what a skill needs is looked for on PATH.
  it.each([
    ['tool', true, 'an executable file'],
    ['notes', false, 'a file that may not be executed'],
    ['folder', false, 'a directory'],
    ['missing', false, 'nothing'],
    ['', false, 'no name'],
    ['..', false, 'the directory above'],
    ['../tool', false, 'a path'],
    ['a\0b', false, 'a name with NUL'],
  ])('%j is a program: %j (%s)', (name, expected) => {
    expect(hostWith(directory).hasBinary(name)).toBe(expected)
  })

  it('looks only in absolute directories: what `.` holds depends on where one stands', () => {
    expect(hostWith('.::relative').hasBinary('package.json')).toBe(false)
  })

  it('remembers an answer, so that ten thousand skills cost one look-up', () => {
    const host = hostWith(directory)
    expect(host.hasBinary('later')).toBe(false)
    writeFileSync(join(directory, 'later'), '', { mode: 0o755 })
    expect(host.hasBinary('later')).toBe(false)
    expect(hostWith(directory).hasBinary('later')).toBe(true)
  })

  it('adds the extensions of PATHEXT on Windows', () => {
    expect(hostWith(directory, 'win32').hasBinary('program')).toBe(true)
    expect(hostWith(directory, 'win32').hasBinary('tool')).toBe(false)
    expect(hostWith(directory, 'linux').hasBinary('program')).toBe(false)
  })

  it('knows the home directory from the environment', () => {
    expect(createNodeHost({ environment: { HOME: '/somewhere' } }).home).toBe('/somewhere')
  })
})
