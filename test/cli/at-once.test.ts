import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

/** Runs them all at once; gives their exit statuses. */
async function together(commands: readonly (readonly string[])[]): Promise<unknown[]> {
  return Promise.all(
    commands.map(async (words) => {
      const program = sandbox.start(...words)
      program.stdout.resume()
      program.stderr.resume()
      const [status]: unknown[] = await once(program, 'exit')
      return status
    }),
  )
}

describe('several processes at once', () => {
  it('lose no word of the user on what to trust (R-38)', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    for (const name of names) mkdirSync(join(sandbox.project, name))
    expect(await together(names.map((name) => ['trust', name, '--yes']))).toEqual(names.map(() => 0))
    const listed = () => sandbox.run('trust', '--list').stdout.trimEnd().split('\n')
    expect(listed()).toHaveLength(names.length)
    expect(await together(names.slice(1).map((name) => ['trust', '--remove', name]))).toEqual(Array(7).fill(0))
    expect(listed()).toHaveLength(1)
    expect(readdirSync(join(sandbox.home, '.config/metier'))).toEqual(['trust.json'])
  }, 60_000)
})

describe('a process that is killed at any moment', () => {
  it('leaves the old file or the new one, and nothing that is taken for a skill', async () => {
    const description = 'Helps with tables. Use when somebody asks for a table of any kind.'
    const before = `---\nname: Tables\ndescription: ${description}\ntags: [a, b]\n---\n\n${'Do it.\n'.repeat(3000)}`
    const file = '.agents/skills/tables/SKILL.md'
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      sandbox.write(file, before)
      const program = sandbox.start('fix', '.agents/skills/tables')
      program.stdout.resume()
      const timer = setTimeout(() => program.kill('SIGKILL'), 40 + round * 15)
      await once(program, 'exit')
      clearTimeout(timer)
      outcomes.add(sandbox.read(file))
    }
    for (const text of outcomes) expect([before, before.replace('Tables', 'tables')]).toContain(text)
    const { skills } = JSON.parse(sandbox.run('list', '--all', '--json').stdout)
    expect(skills.map((skill: { name: string }) => skill.name.toLowerCase())).toEqual(['tables', ...bundled])
  }, 60_000)
})

const bundled = ['code-review', 'debugging', 'git-workflow', 'skill-creator']
