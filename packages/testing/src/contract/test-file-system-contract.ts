import type { FileSystem } from '@metier/core'
import { describe, expect, it } from 'vitest'

/** What a contract test needs to lay things on the disk under test. */
export interface FileSystemStage {
  readonly fileSystem: FileSystem
  /** An empty directory to work in, absolute and real. */
  readonly directory: string
  readonly writeFile: (path: string, content: string) => void
  readonly makeDirectory: (path: string) => void
  readonly link: (path: string, target: string) => void
}

/** Every implementation of `FileSystem` passes these. `stage` is asked anew for each test. */
export function testFileSystemContract(name: string, stage: () => FileSystemStage): void {
  describe(`${name} reads a disk`, () => {
    it('lists files, directories and links without following them', () => {
      const { fileSystem, directory, writeFile, makeDirectory, link } = stage()
      writeFile(`${directory}/file.md`, 'text')
      makeDirectory(`${directory}/sub`)
      link(`${directory}/link`, `${directory}/sub`)
      writeFile(`${directory}/sub/deeper.md`, 'text')
      const entries = [...(fileSystem.list(directory) ?? [])].toSorted((a, b) => (a.name < b.name ? -1 : 1))
      expect(entries).toEqual([
        { name: 'file.md', kind: 'file' },
        { name: 'link', kind: 'symlink' },
        { name: 'sub', kind: 'directory' },
      ])
    })

    it.each(['missing', 'file.md/below'])('gives undefined for %s', (path) => {
      const { fileSystem, directory, writeFile } = stage()
      writeFile(`${directory}/file.md`, 'text')
      const absent = `${directory}/${path}`
      expect(fileSystem.list(absent)).toBeUndefined()
      expect(fileSystem.stat(absent)).toBeUndefined()
      expect(fileSystem.statLink(absent)).toBeUndefined()
      expect(fileSystem.readHead(absent, 10)).toBeUndefined()
      expect(fileSystem.read(absent)).toBeUndefined()
      expect(fileSystem.realPath(absent)).toBeUndefined()
    })

    it('reads no more than the limit, and says how long the file is', () => {
      const { fileSystem, directory, writeFile } = stage()
      writeFile(`${directory}/long.md`, 'abcdefghij')
      const head = fileSystem.readHead(`${directory}/long.md`, 4)
      expect(new TextDecoder().decode(head?.bytes)).toBe('abcd')
      expect(head?.stat).toMatchObject({ kind: 'file', size: 10 })
    })

    it('keeps the bytes of one read when the next is made', () => {
      const { fileSystem, directory, writeFile } = stage()
      writeFile(`${directory}/a`, 'first')
      writeFile(`${directory}/b`, 'other')
      const first = fileSystem.readHead(`${directory}/a`, 100)
      fileSystem.readHead(`${directory}/b`, 100)
      expect(new TextDecoder().decode(first?.bytes)).toBe('first')
    })

    it('reads each file as it is for a caller who is done with the last one', () => {
      const { fileSystem, directory, writeFile } = stage()
      const texts = ['first', 'other', '', 'longer than those', 'x'.repeat(6000), 'a', 'y'.repeat(9000)]
      for (const [index, text] of texts.entries()) writeFile(`${directory}/${index}`, text)
      for (const [index, text] of [...texts.entries(), ...texts.entries()]) {
        const head = fileSystem.readHead(`${directory}/${index}`, 8192, { transient: true })
        expect(new TextDecoder().decode(head?.bytes)).toBe(text.slice(0, 8192))
      }
    })

    it('sees at a glance the beginning of a file, and nothing of what is none, is a link or is too long', () => {
      const { fileSystem, directory, writeFile, makeDirectory, link } = stage()
      for (const [name, length] of [
        ['empty', 0],
        ['short', 10],
        ['full', 4096],
        ['bound', 9000],
        ['over', 9001],
      ] as const)
        writeFile(`${directory}/${name}`, name.charAt(0).repeat(length))
      makeDirectory(`${directory}/folder`)
      link(`${directory}/link`, `${directory}/short`)
      if (fileSystem.glance === undefined) return
      const seen = ['empty', 'short', 'full', 'bound', 'over', 'folder', 'link', 'missing', 'short/below'].map(
        (name) => {
          const bytes = fileSystem.glance?.(`${directory}/${name}`, { limit: 4096, longest: 9000 })
          return bytes && new TextDecoder().decode(bytes)
        },
      )
      const texts = ['', 's'.repeat(10), 'f'.repeat(4096), 'b'.repeat(4096), '', '', '', undefined, undefined]
      expect(seen).toEqual(texts)
    })

    it('reads an empty file as no bytes, not as a missing file', () => {
      const { fileSystem, directory, writeFile } = stage()
      writeFile(`${directory}/empty`, '')
      expect(fileSystem.read(`${directory}/empty`)).toEqual(new Uint8Array(0))
    })

    it('reads a large file whole', () => {
      const { fileSystem, directory, writeFile } = stage()
      writeFile(`${directory}/large`, 'x'.repeat(700_000))
      expect(fileSystem.read(`${directory}/large`)?.length).toBe(700_000)
    })

    it('refuses to read a directory as a file', () => {
      const { fileSystem, directory, makeDirectory } = stage()
      makeDirectory(`${directory}/SKILL.md`)
      expect(() => fileSystem.readHead(`${directory}/SKILL.md`, 10)).toThrowError(
        expect.objectContaining({ code: 'file-unreadable' }),
      )
    })

    it('follows links in stat and realPath, and not in statLink', () => {
      const { fileSystem, directory, writeFile, link } = stage()
      writeFile(`${directory}/real/file`, 'text')
      link(`${directory}/link`, 'real')
      expect(fileSystem.stat(`${directory}/link`)?.kind).toBe('directory')
      expect(fileSystem.statLink(`${directory}/link`)?.kind).toBe('symlink')
      expect(fileSystem.realPath(`${directory}/link/file`)).toBe(`${directory}/real/file`)
      expect(fileSystem.stat(`${directory}/link/file`)?.identity).toBe(
        fileSystem.stat(`${directory}/real/file`)?.identity,
      )
    })

    it('does not read through a link when told not to', () => {
      const { fileSystem, directory, writeFile, link } = stage()
      writeFile(`${directory}/secret`, 'secret')
      link(`${directory}/SKILL.md`, 'secret')
      const head = fileSystem.readHead(`${directory}/SKILL.md`, 100, { followLink: false })
      expect(head?.bytes.length).toBe(0)
      expect(head?.stat.kind).toBe('symlink')
      expect(new TextDecoder().decode(fileSystem.readHead(`${directory}/SKILL.md`, 100)?.bytes)).toBe('secret')
    })

    it('says that a loop of links cannot be read, and does not spin', () => {
      const { fileSystem, directory, link } = stage()
      link(`${directory}/a`, `${directory}/b`)
      link(`${directory}/b`, `${directory}/a`)
      expect(() => fileSystem.read(`${directory}/a`)).toThrowError(expect.objectContaining({ code: 'file-unreadable' }))
    })

    it('shows another stamp after a write', () => {
      const { fileSystem, directory, writeFile } = stage()
      writeFile(`${directory}/file`, 'one')
      const before = fileSystem.stat(`${directory}/file`)
      writeFile(`${directory}/file`, 'another')
      expect(fileSystem.stat(`${directory}/file`)?.size).not.toBe(before?.size)
    })
  })
}
