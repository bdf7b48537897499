import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { program, Sandbox } from '../cli/sandbox.ts'
import { runs } from './runs.ts'

// Two hundred installations, updates, switches and removals killed somewhere in the middle: eighteen more are in
// test/packages/at-once.test.ts. Whenever it was, there is the old skill, the new one, or none until the next command.

let sandbox: Sandbox
beforeAll(() => {
  sandbox = new Sandbox()
})
afterAll(() => sandbox.remove())

const files = ['SKILL.md', ...Array.from({ length: 20 }, (_, at) => `references/part-${at}.md`)]
const home = () => join(sandbox.project, '.agents/skills/x-skill')
const head = '---\nname: x-skill\ndescription: Helps with it. Use when somebody asks for it.\n---\n\n'

function write(word: string) {
  for (const file of files) {
    sandbox.write(`../from/x-skill/${file}`, `${file === 'SKILL.md' ? head : ''}Version ${word}.\n`)
  }
}

function versions(): readonly string[] {
  const found = files.map((file) =>
    existsSync(join(home(), file))
      ? (/Version (\w+)/.exec(readFileSync(join(home(), file), 'utf8'))?.[1] ?? '')
      : 'none',
  )
  return [...new Set(found)]
}

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

const steps = [
  ['update', '--yes'],
  ['disable', 'x-skill'],
  ['enable', 'x-skill'],
  ['remove', 'x-skill', '--yes'],
  ['add', '../from', '--agent', 'claude-code', '--yes'],
] as const

describe('killed at two hundred moments', () => {
  it('is never half of a skill, and what is left is repaired', async () => {
    write('w0')
    await run(['add', '../from', '--agent', 'claude-code', '--yes'])
    for (let round = 0; round < runs(200); round++) {
      const words = steps[round % steps.length] ?? steps[0]
      if (words[0] === 'update') write(`w${round}`)
      await run(words, 40 + Math.random() * 460)
      expect(versions(), `${words[0]} in round ${round}`).toHaveLength(1)
      // The same again, to its end: whatever was left, it is carried out.
      await run(words)
      expect(await run(['prune', '--yes']), `prune after ${words[0]} in round ${round}`).toBe(0)
      expect(existsSync(join(sandbox.project, '.agents/.metier-staging'))).toBe(false)
      expect(await run(['verify']), `verify after ${words[0]} in round ${round}`).toBe(0)
    }
  })
})
