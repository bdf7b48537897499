import { spawn } from 'node:child_process'
import { mkdtempSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CancelSignal, SandboxCommand } from '@metier/core'
import { afterAll } from 'vitest'
import { testSandboxContract } from './contract/test-sandbox-contract.ts'
import { createFakeSandbox, type FakeOutcome, type FakeProgram } from './create-fake-sandbox.ts'

const place = realpathSync(mkdtempSync(join(tmpdir(), 'metier-fake-')))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const skillDirectory = join(place, 'skill')
mkdirSync(skillDirectory)
writeFileSync(join(skillDirectory, 'SKILL.md'), 'the skill\n')

/** A test's answer that comes from a real shell, so that the contract can ask for anything. */
function answer({ argv, cwd, environment, input }: SandboxCommand, signal?: CancelSignal): Promise<FakeOutcome> {
  const [file, ...rest] = argv
  const child = spawn(file, rest, { cwd, env: { ...environment } })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdin.on('error', () => undefined).end(input)
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => {
      for (const stream of child.stdio) stream?.destroy()
      child.kill('SIGKILL')
      resolve({ stdout, stderr, exitCode: null, stopped: 'cancelled' })
    })
    child.once('close', (exitCode) => resolve({ stdout, stderr, exitCode }))
  })
}

/** The two programs that the contract talks to. */
function play(program: FakeProgram): void {
  if (program.command.argv.join(' ').includes('echo ready')) return program.print('ready\n')
  program.onInput((text) => program.print(`got ${text}`))
  program.onInputEnd(() => program.exit(4))
}

const sandbox = createFakeSandbox({
  promises: [],
  isMissing: (program) => program === 'no-such-program-anywhere',
  run: answer,
  start: play,
})

// What it promises is only said: nothing is kept from anything.
testSandboxContract('the fake', new Set(), () => ({
  sandbox,
  home: place,
  workspace: place,
  own: place,
  skillDirectory,
}))
