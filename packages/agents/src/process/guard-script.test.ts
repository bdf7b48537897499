import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { guardScript, markVariable } from './guard-script.ts'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts a program under the guard; closing the last of its pipes is what happens when Metier is gone. */
function start(mark: string, ...words: readonly string[]): ChildProcess {
  const child = spawn('/bin/sh', ['-c', guardScript, mark, ...words], {
    env: { PATH: process.env['PATH'] ?? '', [markVariable]: mark },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  started.push(child)
  return child
}

function marked(mark: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, 'latin1').includes(mark)
    } catch {
      return false
    }
  })
}

describe.runIf(process.platform === 'linux')('the guard of an agent', () => {
  it('gives the agent its words, its input and its own exit status', async () => {
    const child = start('mark-words', '/bin/sh', '-c', 'read line; echo "$line $1 $$"; exit 7', 'x', `a 'b" $HOME`)
    child.stdin?.end('hello\n')
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    const status = await new Promise((resolve) => child.once('exit', resolve))
    expect(status).toBe(7)
    // The agent is the very process that was started: its number is that of the group.
    expect(text).toBe(`hello a 'b" $HOME ${child.pid}\n`)
    child.stdio[3]?.destroy()
  })

  it('ends an agent that starts processes without end, in and out of its group', { timeout: 30_000 }, async () => {
    const mark = `mark-${process.pid}-${Date.now()}`
    const script = 'i=0; while [ $i -lt 60 ]; do setsid sleep 60 & sleep 60 & sleep 0.02; i=$((i + 1)); done; wait'
    const child = start(mark, '/bin/sh', '-c', script)
    await expect.poll(() => marked(mark).length, { timeout: 10_000 }).toBeGreaterThan(10)
    child.stdio[3]?.destroy()
    await expect.poll(() => marked(mark), { timeout: 15_000, interval: 100 }).toEqual([])
  })
})
