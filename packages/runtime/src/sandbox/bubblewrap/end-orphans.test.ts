import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endOrphans } from './end-orphans.ts'
import { isGoneOwner, sandboxOwner } from './sandbox-owner.ts'

let place = ''
let gone = ''
let started: ChildProcess[] = []
const hasProc = process.platform === 'linux'

beforeAll(async () => {
  if (!hasProc) return
  place = mkdtempSync(join(tmpdir(), 'metier-orphans-'))
  copyFileSync('/bin/sleep', join(place, 'bwrap'))
  const owner = await start('/bin/sleep', 'sleep')
  gone = sandboxOwner(owner.pid) ?? ''
  owner.kill('SIGKILL')
  await once(owner, 'exit')
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

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

describe.skipIf(!hasProc)('what a Metier that was killed left while it set up a sandbox', () => {
  it('is known by its name', () => {
    expect(gone).toMatch(/^metier-sandbox-\d+-\d+-\d+$/)
    expect(isGoneOwner(gone)).toBe(true)
  })

  it.each([
    ['this process', () => sandboxOwner() ?? ''],
    // The same number in another container is another process.
    ['another container', () => gone.replace(/sandbox-\d+/, 'sandbox-1')],
    ['no Metier', () => 'bwrap'],
    ['somebody who looks like one', () => `${gone} `],
  ])('is not taken for one of %s', (_, name) => {
    expect(isGoneOwner(name())).toBe(false)
  })

  it('belongs to nobody when a later process has the number of its Metier', () => {
    expect(isGoneOwner(`${sandboxOwner()}1`)).toBe(true)
  })

  it('is ended, and nothing else is', { timeout: 60_000 }, async (context) => {
    const bubblewrap = join(place, 'bwrap')
    const { status } = spawnSync(bubblewrap, ['0'], { argv0: gone })
    context.skip(status !== 0, 'here `sleep` is one program with others and goes by its name')
    const left = await start(bubblewrap, gone)
    const others = await Promise.all([
      start(bubblewrap, sandboxOwner() ?? ''),
      start(bubblewrap, 'bwrap'),
      start('/bin/sleep', gone),
    ])
    endOrphans()
    await expect.poll(() => isOver(left), { timeout: 30_000 }).toBe(true)
    expect(left.signalCode).toBe('SIGKILL')
    expect(others.map(isOver)).toEqual([false, false, false])
  })
})
