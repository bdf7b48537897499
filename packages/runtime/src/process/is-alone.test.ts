import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAlone } from './is-alone.ts'

// Of Linux, and there an option of the kernel (`CONFIG_PROC_CHILDREN`).
const isTold = existsSync(`/proc/${process.pid}/task/${process.pid}/children`)

describe.skipIf(!isTold)('a process', () => {
  it('is alone when it has no child, and not before its last child is buried', async () => {
    // The shell becomes `cat`, which never looks after the child that the shell had.
    const child = spawn('/bin/sh', ['-c', 'sleep 600 & echo $!; exec cat'], { stdio: ['pipe', 'pipe', 'ignore'] })
    const [text] = await once(child.stdout, 'data')
    expect(isAlone(child.pid)).toBe(false)
    process.kill(Number(String(text)), 'SIGKILL')
    // Dead, and still there.
    expect(isAlone(child.pid)).toBe(false)
    child.kill('SIGKILL')
    await once(child, 'close')
    const lonely = spawn('/bin/cat', { stdio: ['pipe', 'ignore', 'ignore'] })
    expect(isAlone(lonely.pid)).toBe(true)
    lonely.kill('SIGKILL')
  })

  it('that is gone, or was never there, is nobody', () => {
    // No process has this number: it is above what the kernel gives (`PID_MAX_LIMIT`, 4,194,304).
    expect([isAlone(4_194_999), isAlone(undefined)]).toEqual([false, false])
  })
})
