import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
let cache: string
beforeEach(() => {
  sandbox = new Sandbox()
  cache = join(sandbox.home, 'cache')
})
afterEach(() => sandbox.remove())

const text = (name: string) =>
  `---\nname: ${name}\ndescription: Greets. Use when somebody comes in.\n---\n\nSay hello.\n`
const scan = (environment: Readonly<Record<string, string>>, ...words: readonly string[]) =>
  sandbox.runWith({ XDG_CACHE_HOME: cache, ...environment }, 'scan', ...words)

describe('many skills', () => {
  beforeEach(async () => {
    for (let index = 0; index < 44; index += 1) {
      sandbox.write(`skills/skill-${index}/SKILL.md`, text(`skill-${index}`))
      sandbox.write(`skills/skill-${index}/a.js`, index % 11 === 0 ? 'eval(x)\n' : 'greet()\n')
    }
    // What was written a moment ago is not kept.
    await wait(150)
  })

  it('give the same answer scanned by two processes, by one, and from what is kept', () => {
    const alone = scan({ METIER_NO_CACHE: '1' }, 'skills', '--json')
    const inTwo = scan({}, 'skills', '--json')
    const kept = scan({}, 'skills', '--json')
    expect(alone.status).toBe(1)
    expect(JSON.parse(alone.stdout).results).toHaveLength(44)
    expect([inTwo.stdout, kept.stdout]).toEqual([alone.stdout, alone.stdout])
    const lines = readFileSync(join(cache, 'metier/scan-reports.txt'), 'utf8').trim().split('\n')
    expect(lines).toHaveLength(45)
  })

  it('are scanned again one by one, as they change', () => {
    scan({}, 'skills')
    const kept = join(cache, 'metier/scan-reports.txt')
    const before = statSync(kept).mtimeMs
    scan({}, 'skills')
    expect(statSync(kept).mtimeMs).toBe(before)
    const file = sandbox.write('skills/skill-1/a.js', 'eval(y)\n')
    utimesSync(file, 1, 1)
    expect(scan({}, 'skills', '--json').stdout).toContain('skill-1"')
    const { results } = JSON.parse(scan({}, 'skills', '--json').stdout)
    const blocked = results.filter(({ verdict }: { verdict: string }) => verdict === 'block')
    expect(blocked.map(({ path }: { path: string }) => path)).toContain(join('skills', 'skill-1'))
  })
})

describe('what is shown', () => {
  beforeEach(() => {
    sandbox.write('skills/one/SKILL.md', text('one'))
    sandbox.write('skills/one/a.js', '\neval(x)\n')
  })

  it('names place, rule, evidence, reason and advice, and what to do next', () => {
    const { stdout, stderr, status } = scan({}, 'skills/one')
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /✗ skills\/one is blocked\n {2}a\.js:2:1\n {4}critical {2}Runs text as code.*dynamic-code-eval/,
    )
    expect(stdout).toContain('> eval(')
    expect(stderr).toContain('metier accept')
  })

  it('tells how many of those that it would stop are accepted', () => {
    sandbox.runWith({ XDG_CACHE_HOME: cache }, 'accept', 'skills/one', '--reason', 'I read it')
    const { stdout, stderr, status } = scan({}, 'skills/one')
    expect(status).toBe(0)
    expect(stdout).toContain('is blocked (accepted: I read it)')
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain('Of those that would be stopped 1 is accepted.')
    expect(stderr).not.toContain('metier accept')
  })

  it('is refused with words for what is wrong', () => {
    expect(scan({}, 'skills/two')).toMatchObject({ status: 2, stderr: expect.stringContaining('nothing at') })
    expect(scan({}, 'skills/one', '--rules', 'none.yaml')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('none.yaml'),
    })
    expect(scan({}, 'skills/one', '--diff', 'HEAD')).toMatchObject({ status: 2 })
  })

  it('WUN-43 shows in show too', () => {
    sandbox.write('.agents/skills/one/SKILL.md', text('one'))
    sandbox.write('.agents/skills/one/a.js', 'eval(x)\n')
    const { stdout, status } = sandbox.runWith({ XDG_CACHE_HOME: cache }, 'show', 'one')
    expect(status).toBe(0)
    expect(stdout).toContain('the scanner says: block')
    expect(stdout).toContain('a.js:1:1')
  })
})
