import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createFakeClock, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { processMark } from './process-mark.ts'
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

  it.runIf(process.platform === 'linux')(
    'is not taken from a process that is there, however long it has been stopped',
    async () => {
      const { writer, fileSystem, clock, options } = createStage()
      const holder = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
      const mark = JSON.stringify(processMark(holder.pid))
      let done = false
      try {
        writer.claim('/a/file.lock', mark)
        holder.kill('SIGSTOP')
        clock.advance(7 * 24 * 3_600_000)
        expect(() => withLock(options, () => (done = true))).toThrowError(
          expect.objectContaining({ code: 'file-unwritable', message: expect.stringContaining(String(holder.pid)) }),
        )
        expect(new TextDecoder().decode(fileSystem.read('/a/file.lock'))).toBe(mark)
        expect(done).toBe(false)
      } finally {
        holder.kill('SIGKILL')
        await once(holder, 'exit')
      }
      expect(withLock(options, () => 'done')).toBe('done')
    },
  )

  it('is free at once when its process is gone', () => {
    const { writer, paused, options } = createStage()
    const { pid } = spawnSync(process.execPath, ['--version'])
    writer.claim('/a/file.lock', JSON.stringify(processMark(pid)))
    expect(withLock(options, () => 'done')).toBe('done')
    expect(paused).toEqual([])
  })

  it('of a process of another machine goes by its age', () => {
    const { writer, clock, options } = createStage()
    writer.claim('/a/file.lock', JSON.stringify({ ...processMark(), place: 'elsewhere' }))
    clock.advance(10_000)
    expect(withLock(options, () => 'done')).toBe('done')
  })

  it('that somebody claimed again while it was looked at is left to them', () => {
    const { writer, fileSystem, options } = createStage()
    const { pid } = spawnSync(process.execPath, ['--version'])
    const gone = JSON.stringify(processMark(pid))
    writer.claim('/a/file.lock', gone)
    const other = JSON.stringify(processMark(process.ppid))
    // Two see it at once: the other one was quicker by the time that this one may take it away.
    const claim = (path: string, content?: string) => {
      if (path.endsWith('.break')) writer.write('/a/file.lock', other)
      return writer.claim(path, content)
    }
    expect(() => withLock({ ...options, writer: { ...writer, claim } }, () => 'done')).toThrowError(
      expect.objectContaining({ code: 'file-unwritable' }),
    )
    expect(new TextDecoder().decode(fileSystem.read('/a/file.lock'))).toBe(other)
    expect(fileSystem.stat('/a/file.lock.break')).toBeUndefined()
  })

  it('that was taken away is noticed before anything more is written, and stays with whoever took it', () => {
    const { writer, fileSystem, options } = createStage()
    const take = () =>
      withLock(options, ({ keepAlive }) => {
        keepAlive()
        writer.write('/a/file.lock', 'of another')
        keepAlive()
      })
    expect(take).toThrowError(expect.objectContaining({ code: 'file-unwritable' }))
    expect(new TextDecoder().decode(fileSystem.read('/a/file.lock'))).toBe('of another')
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
