import type { FileSystem, FileWriter } from '@metier/core'
import { describe, expect, it } from 'vitest'

export interface FileWriterStage {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** An empty directory to work in, absolute and real. */
  readonly directory: string
}

/** Every implementation of `FileWriter` passes these. `stage` is asked anew for each test. */
export function testFileWriterContract(name: string, stage: () => FileWriterStage): void {
  describe(`${name} changes a disk`, () => {
    it('writes a file and the directories above it, and leaves nothing else behind', () => {
      const { fileSystem, writer, directory } = stage()
      writer.write(`${directory}/a/b/file`, 'text')
      expect(textOf(fileSystem, `${directory}/a/b/file`)).toBe('text')
      expect(fileSystem.list(`${directory}/a/b`)).toHaveLength(1)
    })

    it('writes bytes as they are', () => {
      const { fileSystem, writer, directory } = stage()
      writer.write(`${directory}/bytes`, new Uint8Array([0, 255, 13, 10]))
      expect(fileSystem.read(`${directory}/bytes`)).toEqual(new Uint8Array([0, 255, 13, 10]))
    })

    it('writes bytes that come part after part', async () => {
      const { fileSystem, writer, directory } = stage()
      await writer.writeParts(`${directory}/a/file`, partsOf('one ', 'two'))
      expect(textOf(fileSystem, `${directory}/a/file`)).toBe('one two')
      expect(fileSystem.list(`${directory}/a`)).toHaveLength(1)
    })

    it('leaves the old file and no trace when a part does not come', async () => {
      const { fileSystem, writer, directory } = stage()
      writer.write(`${directory}/file`, 'old')
      const broken = partsOf('new', new Error('It broke.'))
      await expect(writer.writeParts(`${directory}/file`, broken)).rejects.toThrowError('It broke.')
      expect(textOf(fileSystem, `${directory}/file`)).toBe('old')
      expect(fileSystem.list(directory)).toHaveLength(1)
    })

    it('says that parts cannot be written where a directory is, and leaves no trace', async () => {
      const { fileSystem, writer, directory } = stage()
      writer.makeDirectory(`${directory}/taken/inner`)
      await expect(writer.writeParts(`${directory}/taken`, partsOf('text'))).rejects.toMatchObject({
        code: 'file-unwritable',
      })
      expect(fileSystem.list(directory)).toEqual([{ name: 'taken', kind: 'directory' }])
    })

    it('keeps the mode of the file it replaces, unless told another', () => {
      const { fileSystem, writer, directory } = stage()
      writer.write(`${directory}/script`, 'one', { mode: 0o755 })
      writer.write(`${directory}/script`, 'two')
      expect(fileSystem.stat(`${directory}/script`)?.mode).toBe(0o755)
      writer.write(`${directory}/script`, 'three', { mode: 0o600 })
      expect(fileSystem.stat(`${directory}/script`)?.mode).toBe(0o600)
    })

    it('leaves no trace when it cannot write', () => {
      const { fileSystem, writer, directory } = stage()
      writer.makeDirectory(`${directory}/taken/inner`)
      expect(() => writer.write(`${directory}/taken`, 'text')).toThrowError(
        expect.objectContaining({ code: 'file-unwritable' }),
      )
      expect(fileSystem.list(directory)).toEqual([{ name: 'taken', kind: 'directory' }])
    })

    it('removes files and trees, and what is not there without complaint', () => {
      const { fileSystem, writer, directory } = stage()
      writer.write(`${directory}/tree/sub/file`, 'text')
      writer.remove(`${directory}/tree`)
      writer.remove(`${directory}/tree`)
      expect(fileSystem.list(directory)).toEqual([])
    })

    it('renames over a file', () => {
      const { fileSystem, writer, directory } = stage()
      writer.write(`${directory}/new`, 'new')
      writer.write(`${directory}/old`, 'old')
      writer.rename(`${directory}/new`, `${directory}/old`)
      expect(textOf(fileSystem, `${directory}/old`)).toBe('new')
      expect(fileSystem.list(directory)).toHaveLength(1)
    })

    it('gives a name to the first who claims it, until it is removed', () => {
      const { fileSystem, writer, directory } = stage()
      const claims = () => writer.claim(`${directory}/sub/lock`)
      expect([claims(), claims()]).toEqual([true, false])
      expect(textOf(fileSystem, `${directory}/sub/lock`)).toBe('')
      writer.remove(`${directory}/sub/lock`)
      expect(claims()).toBe(true)
    })

    it('claims a name with what says whose it is', () => {
      const { fileSystem, writer, directory } = stage()
      const claim = (whose: string) => writer.claim(`${directory}/lock`, whose)
      expect([claim('mine'), claim('yours')]).toEqual([true, false])
      expect(textOf(fileSystem, `${directory}/lock`)).toBe('mine')
    })

    it('says that a missing source cannot be renamed', () => {
      const { writer, directory } = stage()
      expect(() => writer.rename(`${directory}/missing`, `${directory}/target`)).toThrowError(
        expect.objectContaining({ code: 'file-unwritable' }),
      )
    })
  })
}

function textOf(fileSystem: FileSystem, path: string): string {
  return new TextDecoder().decode(fileSystem.read(path))
}

async function* partsOf(...parts: readonly (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part
    yield new TextEncoder().encode(part)
  }
}
