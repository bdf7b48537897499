import { existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from '../cli/sandbox.ts'

// A skill with a file of hundreds of megabytes, of which nothing takes room on the disk.

const mebibyte = 2 ** 20
const large = 200
const reporter = fileURLToPath(new URL('../../bench/report-memory.cjs', import.meta.url))

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
  sandbox.write(
    '../from/big/SKILL.md',
    '---\nname: big\ndescription: Has a table. Use when asked for it.\n---\n\nSee it.\n',
  )
  sandbox.write('../from/big/table.csv', '')
  truncateSync(join(sandbox.home, 'from/big/table.csv'), large * mebibyte)
  mkdirSync(join(sandbox.home, 'reports'))
})
afterEach(() => sandbox.remove())

/** What a command needed at most, in MiB. */
function peakOf(...words: string[]): number {
  const report = join(sandbox.home, 'reports', words[0] ?? '')
  const { status, stderr } = sandbox.runWith(
    { NODE_OPTIONS: `--require=${reporter}`, METIER_BENCH_MEMORY: report },
    ...words,
  )
  expect({ status, stderr }).toMatchObject({ status: 0 })
  return Number(readFileSync(report, 'utf8')) / 1024
}

describe('a skill with a file of hundreds of megabytes', () => {
  it('is installed, held against the lock, restored and updated without being held in memory', () => {
    expect(peakOf('add', '../from', '--yes', '--accept', 'read')).toBeLessThan(large)
    rmSync(join(sandbox.project, '.agents'), { recursive: true })
    for (const words of [['ci'], ['verify'], ['outdated'], ['update'], ['disable', 'big'], ['enable', 'big']])
      expect(peakOf(...words)).toBeLessThan(large)
    expect(existsSync(join(sandbox.project, '.agents/skills/big/table.csv'))).toBe(true)
  }, 120_000)

  it('is packed without being held in memory', () => {
    for (const format of ['skill', 'tar.gz'])
      expect(peakOf('pack', '../from/big', '--format', format)).toBeLessThan(large)
    expect(statSync(join(sandbox.project, 'big.skill')).size).toBeGreaterThan(large * mebibyte)
  }, 120_000)

  it('is packed with a word on who cannot add it, and what to hand on in its place', () => {
    const { stderr } = sandbox.run('pack', '../from/big', '--format', 'tar.gz')
    expect(stderr).toContain('`metier add` does not take it: it holds "table.csv", and a file in it may have 32 MiB.')
    expect(stderr).toContain('Hand on the folder or a git repository')
    expect(sandbox.run('add', 'big.tar.gz', '--yes')).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('is larger than'),
    })
    sandbox.run('accept', '../from/big', '--reason', 'read')
    const published = sandbox.run(
      'publish',
      '../from/big',
      '--to',
      'well-known:public',
      '--severity',
      'standard',
      '--dry-run',
    )
    expect(published.stderr).toContain('does not take big.zip: it holds "table.csv", and a file in it may have 32 MiB.')
    sandbox.write('../from/small/SKILL.md', '---\nname: small\ndescription: Is small. Use it.\n---\n\nSee it.\n')
    expect(sandbox.run('pack', '../from/small').stderr).not.toContain('metier add')
  }, 120_000)
})
