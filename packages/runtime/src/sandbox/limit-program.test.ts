import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { limitArguments } from './limit-arguments.ts'
import { limitProgramCode } from './limit-program-code.ts'
import { limitProgram } from './limit-program.ts'

const place = mkdtempSync(join(tmpdir(), 'metier-limit-program-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const limits = limitArguments({
  timeoutMs: 1000,
  outputBytes: 1000,
  cpuSeconds: 6.5,
  fileBytes: 65_536,
  memoryBytes: 2 ** 31,
  processes: 4000,
})

/** Writes a file that may be run. */
function program(name: string, content: Uint8Array | string): string {
  const path = join(place, name)
  writeFileSync(path, content)
  chmodSync(path, 0o755)
  return path
}

const own = process.platform === 'linux' ? limitProgram(process.arch) : undefined

/** The soft and the hard limit with this name, as the kernel tells them. */
function limitOf(text: string, name: string): readonly string[] {
  const line = text.split('\n').find((each) => each.startsWith(name)) ?? ''
  return line.slice(name.length).trim().split(/\s+/).slice(0, 2)
}

describe.skipIf(own === undefined)('a program that sets limits and becomes another', () => {
  const path = program('limit', own ?? '')
  const run = (argv: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(path, [...limits, ...argv], { encoding: 'utf8', env })

  it('sets each of them, and no other', () => {
    const mine = readFileSync('/proc/self/limits', 'utf8')
    const text = run(['/bin/cat', '/proc/self/limits']).stdout
    expect(limitOf(text, 'Max core file size')).toEqual(['0', '0'])
    expect(limitOf(text, 'Max cpu time')).toEqual(['7', '7'])
    expect(limitOf(text, 'Max file size')).toEqual(['65536', '65536'])
    expect(limitOf(text, 'Max data size')).toEqual([String(2 ** 31), String(2 ** 31)])
    expect(limitOf(text, 'Max processes')).toEqual(['4000', '4000'])
    expect(limitOf(text, 'Max open files')).toEqual(limitOf(mine, 'Max open files'))
    expect(limitOf(text, 'Max stack size')).toEqual(limitOf(mine, 'Max stack size'))
  })

  it('gives arguments, variables and the exit status as they are', () => {
    const argv = ['/bin/sh', '-c', 'printf "[%s]" "$0" "$@"; env | grep ^KEY; exit 7', 'a b', '', '$(id)', 'ü\n*']
    const { stdout, status } = run(argv, { KEY: 'v=1 2', PATH: '/usr/bin:/bin' })
    expect(stdout).toBe('[a b][][$(id)][ü\n*]KEY=v=1 2\n')
    expect(status).toBe(7)
  })

  it('gives a script without an interpreter to the shell, as a shell does', () => {
    const script = program('script', 'echo "$0 $1"\n')
    expect(run([script, 'one']).stdout).toBe(`${script} one\n`)
  })

  it('says so when the program is not there or cannot be run, with the status of a shell', () => {
    const data = join(place, 'data')
    writeFileSync(data, 'text')
    for (const [argument, status] of [
      [join(place, 'nothing'), 127],
      [data, 126],
    ] as const) {
      expect(run([argument])).toMatchObject({ status, stdout: '', stderr: 'The program could not be started.\n' })
    }
  })

  it('goes on where a limit is lower already and may not be raised', () => {
    const shell = `ulimit -t 3; exec "$0" "$@"`
    const argv = ['-c', shell, path, ...limits, '/bin/cat', '/proc/self/limits']
    const ordinary = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    chmodSync(place, 0o755)
    const text = execFileSync('/bin/sh', argv, { encoding: 'utf8', env: {}, ...ordinary })
    expect(limitOf(text, 'Max cpu time')).toEqual(['3', '3'])
    expect(limitOf(text, 'Max file size')).toEqual(['65536', '65536'])
  })
})

describe('what is made for each machine', () => {
  it.each([
    ['x64', 62],
    ['arm64', 183],
  ] as const)('is a program for %s', (machine, number) => {
    const file = Buffer.from(limitProgram(machine) ?? [])
    expect(file.subarray(0, 7).toString('latin1')).toBe('\u007FELF\u0002\u0001\u0001')
    expect(file.readUInt16LE(18)).toBe(number)
    const entry = Number(file.readBigUInt64LE(24)) - Number(file.readBigUInt64LE(64 + 16))
    expect(file.subarray(entry)).toEqual(Buffer.from(limitProgramCode(machine)))
    // The part that is loaded is read and run, never written; the stack is never run.
    expect([file.readUInt32LE(64 + 4), file.readUInt32LE(120 + 4)]).toEqual([5, 6])
  })

  it('is nothing for others', () => {
    expect(limitProgram('riscv64')).toBeUndefined()
  })

  it('takes limits of any size as plain numbers', () => {
    const huge = { timeoutMs: 1, outputBytes: 1, cpuSeconds: 0.1, fileBytes: 1e21, memoryBytes: 1, processes: 1e30 }
    expect(limitArguments(huge)).toEqual(['0', '1', '9007199254740991', '1048576', '9007199254740991'])
  })
})
