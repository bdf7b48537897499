import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { fork } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTurnstile } from './open-turnstile.ts'
import { processIdentity, type ProcessIdentity } from './process-identity.ts'

const self: ProcessIdentity = processIdentity() ?? { pid: process.pid, started: null }
const dead: ProcessIdentity = { pid: 2 ** 30, started: '1' }

let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree()
})
afterEach(() => tree.cleanUp())

describe('the turnstile', () => {
  it('lets one through at a time, in the order in which those of a process came', async () => {
    const turnstile = openTurnstile(tree.at('turnstile'), self)
    const order: number[] = []
    await Promise.all(Array.from({ length: 20 }, (_, index) => turnstile.pass(() => order.push(index))))
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index))
    expect(readdirSync(tree.at('turnstile'))).toEqual(['free.20'])
  })

  it('gives what the action gives, and throws what it throws, free again either way', async () => {
    const turnstile = openTurnstile(tree.at('turnstile'), self)
    await expect(
      turnstile.pass(() => {
        throw new Error('no')
      }),
    ).rejects.toThrowError('no')
    expect(await turnstile.pass(() => 7)).toBe(7)
  })

  it.each([
    ['that is gone', JSON.stringify(dead)],
    ['whose number another process has now', JSON.stringify({ ...self, started: 'another time' })],
  ])('is not kept shut by a process %s', async (_what, content) => {
    tree.write('turnstile/held.41', content)
    expect(await openTurnstile(tree.at('turnstile'), self).pass(() => 'through')).toBe('through')
    expect(readdirSync(tree.at('turnstile'))).toEqual(['free.42'])
  })

  it('waits for a process that lives', async () => {
    tree.write('turnstile/held.1', JSON.stringify(self))
    const passing = openTurnstile(tree.at('turnstile'), self).pass(() => readdirSync(tree.at('turnstile')))
    setTimeout(() => {
      tree.write('turnstile/free.1', '')
      tree.remove('turnstile/held.1')
    }, 60)
    expect(await passing).toEqual(['held.2'])
  })

  it('counts right in several processes, some of them killed inside it', async () => {
    // Plain JavaScript of a few lines that does what a holder does, and dies in the middle.
    tree.write(
      'killed.mjs',
      `import { mkdirSync, writeFileSync, linkSync, readdirSync, readFileSync } from 'node:fs'
       const stat = readFileSync('/proc/self/stat', 'latin1')
       const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
       const numbers = readdirSync(process.argv[2]).map((name) => Number(name.split('.')[1])).filter(Number.isFinite)
       writeFileSync(process.argv[2] + '/mine' + process.pid, JSON.stringify({ pid: process.pid, started }))
       try { linkSync(process.argv[2] + '/mine' + process.pid, process.argv[2] + '/held.' + (Math.max(0, ...numbers) + 1)) } catch {}
       process.kill(process.pid, 'SIGKILL')`,
    )
    const turnstile = openTurnstile(tree.at('turnstile'), self)
    const counter = tree.at('counter')
    writeFileSync(counter, '0')
    const add = () => writeFileSync(counter, String(Number(readFileSync(counter, 'utf8')) + 1))
    await turnstile.pass(add)
    if (process.platform !== 'linux') return
    for (let round = 0; round < 3; round += 1) {
      const child = fork(tree.at('killed.mjs'), [tree.at('turnstile')], { execArgv: [] })
      await new Promise((resolve) => child.once('exit', resolve))
      await Promise.all([turnstile.pass(add), openTurnstile(tree.at('turnstile'), self).pass(add)])
    }
    expect(readFileSync(counter, 'utf8')).toBe('7')
  })
})
