import { createFakeClock, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { withLock } from './with-lock.ts'

function createStage() {
  const disk = createMemoryDisk({ '/a/file': 'x' })
  const clock = createFakeClock()
  const paused: number[] = []
  const pause = (milliseconds: number) => {
    paused.push(milliseconds)
    clock.advance(milliseconds)
  }
  return { ...disk, clock, paused, options: { ...disk, clock, pause, path: '/a/file' } }
}

describe('a lock', () => {
  it('is held while something is done, and gone afterwards, whatever happens', () => {
    const { fileSystem, options } = createStage()
    expect(withLock(options, () => fileSystem.stat('/a/file.lock')?.kind)).toBe('file')
    expect(fileSystem.stat('/a/file.lock')).toBeUndefined()
    expect(() =>
      withLock(options, () => {
        throw new TypeError('mine')
      }),
    ).toThrow('mine')
    expect(fileSystem.stat('/a/file.lock')).toBeUndefined()
  })

  it('is waited for while another holds it', () => {
    const { writer, paused, options } = createStage()
    writer.claim('/a/file.lock')
    const pause = (milliseconds: number) => {
      options.pause(milliseconds)
      if (paused.length === 3) writer.remove('/a/file.lock')
    }
    expect(withLock({ ...options, pause }, () => 'done')).toBe('done')
    expect(paused).toHaveLength(3)
  })

  it('is waited for as long as it goes from hand to hand', () => {
    const { writer, fileSystem, clock, options } = createStage()
    writer.claim('/a/file.lock')
    const begun = clock.now()
    let held = begun
    const statLink = (path: string) => {
      const stat = fileSystem.statLink(path)
      return stat && { ...stat, modified: held }
    }
    const pause = (milliseconds: number) => {
      options.pause(milliseconds)
      if (clock.now() - begun > 60_000) writer.remove('/a/file.lock')
      else if (clock.now() - held > 5000) held = clock.now()
    }
    expect(withLock({ ...options, fileSystem: { ...fileSystem, statLink }, pause }, () => 'done')).toBe('done')
    expect(clock.now() - begun).toBeGreaterThan(60_000)
  })

  it('is not waited for when its owner is long dead', () => {
    const { writer, fileSystem, clock, options } = createStage()
    writer.claim('/a/file.lock')
    clock.advance((fileSystem.stat('/a/file.lock')?.modified ?? 0) + 10_001 - clock.now())
    expect(withLock(options, () => 'done')).toBe('done')
  })

  it('is given up on, without doing anything, when it seems to come from the future', () => {
    const { writer, fileSystem, options } = createStage()
    writer.claim('/a/file.lock')
    const stat = fileSystem.statLink('/a/file.lock')
    const ahead = { ...fileSystem, statLink: () => stat && { ...stat, modified: 1e15 } }
    let done = false
    expect(() => withLock({ ...options, fileSystem: ahead }, () => (done = true))).toThrowError(
      expect.objectContaining({ code: 'file-unwritable', next: expect.stringContaining('remove') }),
    )
    expect(done).toBe(false)
  })
})
