import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Sandbox } from '../cli/sandbox.ts'
import { KilledRuns } from './killed-runs.ts'
import { runs } from './runs.ts'

// Two hundred installations, updates, switches and removals killed somewhere in the middle; those that were quicker than
// the kill do not count: more are in test/packages/at-once.test.ts. Whenever it was, there is the old skill, the new one,
// or none until the next command.

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

const steps = [
  ['update', '--yes'],
  ['disable', 'x-skill'],
  ['enable', 'x-skill'],
  ['remove', 'x-skill', '--yes'],
  ['add', '../from', '--agent', 'claude-code', '--yes'],
] as const

describe('killed at two hundred moments', () => {
  it('is never half of a skill, and what is left is repaired', async () => {
    const kills = new KilledRuns(sandbox)
    const run = async (words: readonly string[]) => (await kills.whole(words)).status
    write('w0')
    await run(steps[4])
    for (let round = 0, left = runs(200); left > 0; round++) {
      const words = steps[round % steps.length] ?? steps[0]
      if (words[0] === 'update') write(`w${round}`)
      // Once round each is let alone, which says how long it takes.
      const { isKilled } = await (round < steps.length ? kills.whole(words) : kills.killed(words))
      if (isKilled) left--
      expect(versions(), `${words[0]} in round ${round}`).toHaveLength(1)
      // The same again, to its end: whatever was left, it is carried out.
      await run(words)
      expect(await run(['prune', '--yes']), `prune after ${words[0]} in round ${round}`).toBe(0)
      expect(existsSync(join(sandbox.project, '.agents/.metier-staging'))).toBe(false)
      expect(await run(['verify']), `verify after ${words[0]} in round ${round}`).toBe(0)
    }
  })
})
