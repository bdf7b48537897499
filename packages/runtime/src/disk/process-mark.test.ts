import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { processMark } from './process-mark.ts'

describe('the mark of a process', () => {
  it('stays the same for as long as it lives', () => {
    expect(processMark()).toEqual(processMark(process.pid))
    expect(processMark().pid).toBe(process.pid)
    expect(processMark().place).not.toBe('')
  })

  it.runIf(process.platform === 'linux')('tells two of one number apart by when they began', () => {
    expect(processMark().started).toMatch(/^\d+$/)
    expect(processMark(1).started).not.toBe(processMark().started)
    // One that has ended has no start any more.
    const { pid } = spawnSync(process.execPath, ['--version'])
    expect(processMark(pid)).not.toHaveProperty('started')
  })
})
