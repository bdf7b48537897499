import { existsSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDirectories } from './make-directories.ts'

let base = ''
beforeEach(() => {
  base = mkdtempSync(join(realpathSync.native(tmpdir()), 'metier-directories-'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

const isDirectory = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

describe('makeDirectories', () => {
  it('makes what is missing, and leaves what is there', () => {
    makeDirectories(join(base, 'a', 'b', 'c'))
    expect(isDirectory(join(base, 'a', 'b', 'c'))).toBe(true)
    writeFileSync(join(base, 'a', 'b', 'kept'), 'x')
    makeDirectories(join(base, 'a', 'b', 'c'))
    makeDirectories(join(base, 'a', 'd'))
    expect(existsSync(join(base, 'a', 'b', 'kept'))).toBe(true)
    expect(isDirectory(join(base, 'a', 'd'))).toBe(true)
  })

  it('goes through a link to a directory', () => {
    makeDirectories(join(base, 'real'))
    symlinkSync(join(base, 'real'), join(base, 'link'))
    makeDirectories(join(base, 'link', 'inner'))
    expect(isDirectory(join(base, 'real', 'inner'))).toBe(true)
  })

  it.each([
    ['itself', []],
    ['above it', ['inner', 'deeper']],
  ])('says so when a file stands in the way: %s', (_, below) => {
    writeFileSync(join(base, 'file'), 'x')
    expect(() => makeDirectories(join(base, 'file', ...below))).toThrow(/EEXIST|ENOTDIR/)
    expect(statSync(join(base, 'file')).isFile()).toBe(true)
  })

  it('says so when a link leads nowhere', () => {
    symlinkSync(join(base, 'nowhere'), join(base, 'dangling'))
    expect(() => makeDirectories(join(base, 'dangling'))).toThrow(/EEXIST/)
  })

  // The whole process would hang, so a broken version fails this by the time limit of the run.
  it.skipIf(!existsSync('/proc/self'))('comes back where no directory can be made', () => {
    expect(() => makeDirectories('/proc/metier-nowhere/inner')).toThrow(/ENOENT|EACCES|EPERM/)
  })
})
