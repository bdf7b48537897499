import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitProgram } from '../limit-program.ts'
import { openSystemFiles } from './open-system-files.ts'

let place = ''
let directories: string[] = []
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'metier-system-test-'))
  for (const name of ['hosts', 'resolv.conf']) writeFileSync(join(place, name), name)
})
afterEach(() => {
  vi.useRealTimers()
  for (const directory of [place, ...directories]) rmSync(directory, { recursive: true, force: true })
  directories = []
})

const open = () =>
  openSystemFiles({
    copies: [
      { from: join(place, 'hosts'), to: '/etc/hosts', isForNetwork: false },
      { from: join(place, 'missing'), to: '/etc/missing', isForNetwork: false },
      { from: join(place, 'resolv.conf'), to: '/etc/resolv.conf', isForNetwork: true },
    ],
    made: (directory) => directories.push(directory),
  })

/** What is read inside at a path, from what bubblewrap is told. */
function readInside(args: readonly string[], path: string): string | undefined {
  const [, from = '', to = ''] = args
  const link = args[args.indexOf(path) - 1]
  return args.includes(path) ? readFileSync(link?.replace(to, from) ?? '', 'utf8') : undefined
}

describe('the small files of the system', () => {
  it('are one mount and links into it, without those that only the network needs', () => {
    const files = open()
    const args = files(false).arguments
    expect(args.filter((word) => word.startsWith('--'))).toEqual(['--ro-bind', '--symlink'])
    expect(readInside(args, '/etc/hosts')).toBe('hosts')
    expect(args).not.toContain('/etc/resolv.conf')
    expect(args).not.toContain('/etc/missing')
    expect(readInside(files(true).arguments, '/etc/resolv.conf')).toBe('resolv.conf')
  })

  it('are the same for the next, and new for what comes after a change', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const files = open()
    const before = files(false)
    writeFileSync(join(place, 'hosts'), 'others than before')
    vi.advanceTimersByTime(500)
    expect(files(false)).toBe(before)
    vi.advanceTimersByTime(1000)
    expect(readInside(files(false).arguments, '/etc/hosts')).toBe('others than before')
    // Somebody may just be starting with these.
    expect(readInside(before.arguments, '/etc/hosts')).toBe('hosts')
  })

  it.each(['all of it', 'a file of it', 'what is in it'])('come back when somebody cleans up %s', (what) => {
    const files = open()
    const [, from = ''] = files(false).arguments
    if (what === 'all of it') rmSync(dirname(from), { recursive: true })
    else rmSync(what === 'a file of it' ? join(from, 'etc/hosts') : from, { recursive: true })
    expect(readInside(files(false).arguments, '/etc/hosts')).toBe('hosts')
  })

  it.runIf(process.platform === 'linux' && limitProgram(process.arch))('bring the program that sets limits', () => {
    const files = open()
    const { arguments: args, limitProgram: path = '' } = files(false)
    const [, from = '', to = ''] = args
    const own = path.replace(to, from)
    const limits = ['0', '7', '100000', '100000000', '100000']
    expect(execFileSync(own, [...limits, '/bin/sh', '-c', 'ulimit -t'], { encoding: 'utf8' })).toBe('7\n')
    rmSync(own)
    const again = files(false)
    expect(existsSync((again.limitProgram ?? '').replace(to, again.arguments[1] ?? ''))).toBe(true)
  })

  it('lie where nobody else may look', () => {
    open()(false)
    expect(directories.map((directory) => statSync(directory).mode & 0o777)).toEqual([0o700])
  })
})
