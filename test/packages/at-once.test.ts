import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { program, Sandbox } from '../cli/sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

const text = (name: string, word = 'one') =>
  `---\nname: ${name}\ndescription: Helps with ${name}. Use when somebody asks for ${name}.\n---\n\nVersion ${word}.\n`
const installed = (path: string) => join(sandbox.project, '.agents/skills', path)

/** Starts the real program and ends it after so many milliseconds, if it has not ended by then. */
function run(words: readonly string[], killAfter?: number): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: sandbox.project,
      env: sandbox.environment,
      stdio: 'ignore',
    })
    if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
    child.on('close', resolve)
  })
}

describe('many at once', () => {
  it('loses nothing: each of those that install together is on disk and in the lock', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `x-skill-${at}`)
    for (const name of names) sandbox.write(`../from/${name}/SKILL.md`, text(name))
    const ends = await Promise.all(names.map((name) => run(['add', `../from/${name}`, '--yes'])))
    expect(ends).toEqual(names.map(() => 0))
    expect(Object.keys(JSON.parse(sandbox.read('skills-lock.json')).skills).toSorted()).toEqual(names.toSorted())
    expect(readdirSync(installed('')).toSorted()).toEqual(names.toSorted())
  }, 120_000)
})

/** An installation that was stopped while it held the lock; not every attempt comes in time. */
async function stopWhileLocked(words: readonly string[], lock: string) {
  for (let attempt = 1; ; attempt++) {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: sandbox.project,
      env: sandbox.environment,
      stdio: 'ignore',
    })
    const end = new Promise((resolve) => child.on('close', resolve))
    while (!existsSync(lock) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1))
    child.kill('SIGSTOP')
    // Stopped between making the lock and writing into it, it holds one of nobody knows whom.
    if (existsSync(lock) && readFileSync(lock, 'utf8') !== '') return { child, end }
    child.kill('SIGKILL')
    await end
    if (attempt === 10) throw new Error('It was never seen to hold its lock.')
    for (const name of ['.agents', 'skills-lock.json', 'skills-lock.json.lock'])
      rmSync(join(sandbox.project, name), { recursive: true, force: true })
  }
}

describe.runIf(process.platform === 'linux')('stopped while it installs', () => {
  it('keeps its lock from others, and is done when it goes on', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `x-skill-${at}`)
    for (const name of names) sandbox.write(`../from/${name}/SKILL.md`, text(name))
    sandbox.write('../other/y-skill/SKILL.md', text('y-skill'))
    const lock = join(sandbox.project, 'skills-lock.json.lock')
    const { child, end } = await stopWhileLocked(['add', '../from', '--yes'], lock)
    const held = readFileSync(lock, 'utf8')
    // As if no processor had been free for an hour.
    utimesSync(lock, 0, Date.now() / 1000 - 3600)
    expect(await run(['add', '../other', '--yes'])).toBe(4)
    expect(readFileSync(lock, 'utf8')).toBe(held)
    child.kill('SIGCONT')
    expect(await end).toBe(0)
    expect(Object.keys(JSON.parse(sandbox.read('skills-lock.json')).skills).toSorted()).toEqual(names.toSorted())
    expect(existsSync(lock)).toBe(false)
  }, 180_000)
})

describe('killed at any moment', () => {
  it('leaves the old skill or the new one, and the next command finds nothing half done', async () => {
    const files = ['SKILL.md', ...Array.from({ length: 20 }, (_, at) => `references/part-${at}.md`)]
    const write = (word: string) => {
      for (const file of files) {
        sandbox.write(`../from/x-skill/${file}`, file === 'SKILL.md' ? text('x-skill', word) : `Version ${word}.\n`)
      }
    }
    write('0')
    await run(['add', '../from', '--yes'])
    const versions = (): Set<string> =>
      new Set(
        files.map((file) =>
          existsSync(installed(`x-skill/${file}`))
            ? (/Version (\w+)/.exec(readFileSync(installed(`x-skill/${file}`), 'utf8'))?.[1] ?? '')
            : 'missing',
        ),
      )
    for (let round = 1; round <= 12; round++) {
      write(String(round))
      const before = [...versions()]
      await run(['update', '--yes'], 60 + Math.floor(Math.random() * 500))
      // Whatever stands there is one version; or nothing, for the moment between two renames, and then it is put back.
      const after = versions()
      expect(after.size).toBe(1)
      expect([...before, String(round), 'missing']).toContain([...after][0])
      await run(['verify'])
      await run(['update', '--yes'])
      expect([...versions()]).toEqual([String(round)])
    }
    expect(await run(['verify'])).toBe(0)
    expect(existsSync(join(sandbox.project, '.agents/.metier-staging'))).toBe(false)
  }, 180_000)

  it('of many skills, killed half way, is carried out by the same command again', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `x-skill-${at}`)
    for (const name of names) sandbox.write(`../from/${name}/SKILL.md`, text(name))
    const child = spawn(process.execPath, [program, 'add', '../from', '--agent', 'claude-code', '--yes'], {
      cwd: sandbox.project,
      env: sandbox.environment,
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => void child.on('close', resolve))
    // As soon as the first stands there, or at the end where all were quicker than this.
    while (child.exitCode === null && !existsSync(installed('x-skill-0'))) {
      await new Promise((resolve) => void setTimeout(resolve, 1))
    }
    child.kill('SIGKILL')
    await ended
    expect(await run(['add', '../from', '--agent', 'claude-code', '--yes'])).toBe(0)
    expect(Object.keys(JSON.parse(sandbox.read('skills-lock.json')).skills)).toHaveLength(60)
    expect(readdirSync(installed(''))).toHaveLength(60)
    expect(await run(['verify'])).toBe(0)
    expect(await run(['doctor'])).toBe(0)
  }, 120_000)

  it('leaves a lock that can be read', async () => {
    sandbox.write('../from/x-skill/SKILL.md', text('x-skill'))
    await run(['add', '../from', '--yes'])
    for (let round = 0; round < 6; round++) {
      writeFileSync(join(sandbox.home, 'from/x-skill/SKILL.md'), text('x-skill', `r${round}`))
      await run(['update', '--yes'], 100 + Math.floor(Math.random() * 400))
      expect(Object.keys(JSON.parse(sandbox.read('skills-lock.json')).skills)).toEqual(['x-skill'])
    }
  }, 120_000)
})
