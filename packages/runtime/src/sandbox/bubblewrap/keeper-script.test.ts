import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keeperScript, systemFilesPrefix } from './keeper-script.ts'

/** Of each test another: the keeper of one still looks for its own while the next runs. */
let owner = ''
let owners = 0
let place = ''
let bubblewrap = ''
let started: ChildProcess[] = []
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'metier-keeper-'))
  bubblewrap = join(place, 'bwrap')
  if (process.platform === 'linux') copyFileSync('/bin/sleep', bubblewrap)
})
beforeEach(() => {
  owner = `metier-sandbox-1-${process.pid}-${++owners}`
})
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started = []
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

async function start(program: string, name: string): Promise<ChildProcess> {
  const child = spawn(program, ['600'], { argv0: name, stdio: 'ignore' })
  started.push(child)
  await once(child, 'spawn')
  return child
}

/** Starts the keeper of an owner that is gone as soon as it has said this. */
async function goneAfter(words: string): Promise<void> {
  const keeper = spawn('/bin/sh', ['-c', keeperScript, owner], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  await once(keeper, 'exit')
  const line = keeper.stdio[3]
  if (line !== null && line !== undefined && 'end' in line) line.end(words)
}

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

describe.skipIf(process.platform !== 'linux')('the keeper of a Metier that is gone', () => {
  it('ends its sandboxes, those that come a moment later as well, and nothing else', async (context) => {
    const { status } = spawnSync(bubblewrap, ['0'], { argv0: owner })
    context.skip(status !== 0, 'here `sleep` is one program with others and goes by its name')
    const left = await start(bubblewrap, owner)
    const others = await Promise.all([start(bubblewrap, 'metier-sandbox-1-0-1'), start('/bin/sleep', owner)])
    await goneAfter('')
    await expect.poll(() => isOver(left), { timeout: 20_000 }).toBe(true)
    const later = await start(bubblewrap, owner)
    await expect.poll(() => isOver(later), { timeout: 20_000 }).toBe(true)
    expect([left, later].map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', 'SIGKILL'])
    expect(others.map(isOver)).toEqual([false, false])
  })

  it('takes away the files that it was told of, and no other directory', async () => {
    const files = join(place, `${systemFilesPrefix} a'b"$HOME`)
    const other = join(place, 'other')
    for (const directory of [files, other]) {
      mkdirSync(directory)
      writeFileSync(join(directory, 'file'), '')
    }
    await goneAfter(`directory ${other}\n`)
    await goneAfter(`directory ${files}\n`)
    await expect.poll(() => existsSync(files), { timeout: 20_000 }).toBe(false)
    expect(existsSync(join(other, 'file'))).toBe(true)
  })

  it('has nothing to do for one that left nothing', async () => {
    const left = await start(bubblewrap, owner)
    await goneAfter('done\n')
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    expect(isOver(left)).toBe(false)
  })
})
