import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { testFileSystemContract } from '@metier/testing/contract/file-system'
import { testFileWriterContract } from '@metier/testing/contract/file-writer'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from './create-node-file-system.ts'
import { createNodeFileWriter } from './create-node-file-writer.ts'

const made: string[] = []

function temporaryDirectory(): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'metier-disk-')))
  made.push(directory)
  return directory
}

afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true })
})

testFileSystemContract('Node', () => ({
  fileSystem: createNodeFileSystem(),
  directory: temporaryDirectory(),
  writeFile(path, content) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  },
  makeDirectory: (path) => mkdirSync(path, { recursive: true }),
  link: (path, target) => symlinkSync(target, path),
}))

testFileWriterContract('Node', () => ({
  fileSystem: createNodeFileSystem(),
  writer: createNodeFileWriter(),
  directory: temporaryDirectory(),
}))

describe('the disk of a hostile stranger', () => {
  const glance = { limit: 4096, longest: 128 * 1024 }

  it.skipIf(process.platform === 'win32')('does not wait for a writer when a SKILL.md is a named pipe', () => {
    const path = join(temporaryDirectory(), 'SKILL.md')
    execFileSync('mkfifo', [path])
    expect(() => createNodeFileSystem().readHead(path, 8192)).toThrowError(
      expect.objectContaining({ code: 'file-unreadable', next: expect.stringContaining('regular file') }),
    )
    expect(createNodeFileSystem().glance?.(path, glance)).toHaveLength(0)
  })

  it.skipIf(process.platform === 'win32')('takes nothing out of a named pipe that somebody writes to', () => {
    const path = join(temporaryDirectory(), 'SKILL.md')
    execFileSync('mkfifo', [path])
    const descriptor = openSync(path, 'r+')
    try {
      writeSync(descriptor, '---\nname: a\n---\n')
      expect(createNodeFileSystem().glance?.(path, glance)).toHaveLength(0)
      expect(readSync(descriptor, Buffer.alloc(20))).toBe(16)
    } finally {
      closeSync(descriptor)
    }
  })

  it('reads nothing from a device that never ends', () => {
    expect(() => createNodeFileSystem().read('/dev/zero')).toThrowError(/not a regular file/)
    expect(createNodeFileSystem().glance?.('/dev/zero', glance)).toHaveLength(0)
  })

  it.skipIf(process.getuid?.() === 0)('says that permission is missing (root may read everything)', () => {
    const directory = temporaryDirectory()
    writeFileSync(join(directory, 'closed'), 'text', { mode: 0 })
    expect(() => createNodeFileSystem().read(join(directory, 'closed'))).toThrowError(/permission denied/)
  })
})

describe('writing through a link', () => {
  it('replaces what the link names and keeps the link', () => {
    const directory = temporaryDirectory()
    writeFileSync(join(directory, 'real'), 'old')
    symlinkSync('real', join(directory, 'link'))
    createNodeFileWriter().write(join(directory, 'link'), 'new')
    const disk = createNodeFileSystem()
    expect(disk.statLink(join(directory, 'link'))?.kind).toBe('symlink')
    expect(new TextDecoder().decode(disk.read(join(directory, 'real')))).toBe('new')
  })
})
