import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

const text = (name: string, lines = ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) =>
  `---\nname: ${name}\ndescription: Helps with ${name}. Use when somebody asks for ${name}.\n---\n\n${lines.join('\n')}\n`

/** A repository beside the project. */
function repository(): { write: (path: string, content: string) => void; commit: () => void; address: string } {
  const place = join(sandbox.home, 'upstream')
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=me', '-c', 'user.email=me@example.test', ...words], {
      cwd: place,
      stdio: 'pipe',
    })
  const write = (path: string, content: string) => sandbox.write(`../upstream/${path}`, content)
  write('skills/x-pdf/SKILL.md', text('x-pdf'))
  write('skills/x-docx/SKILL.md', text('x-docx'))
  git('init', '-q')
  const commit = () => {
    git('add', '-A')
    git('commit', '-qm', 'x')
  }
  commit()
  return { write, commit, address: `git+file://${place}` }
}

const installed = (path: string) => join(sandbox.project, '.agents/skills', path)
const json = (...words: string[]) => JSON.parse(sandbox.run(...words, '--json').stdout)

describe('a skill from a repository', () => {
  // WUN-94, WUN-97: skills come from elsewhere, and are kept.
  it('is looked at, added, listed, explained and removed', () => {
    const { address } = repository()
    expect(sandbox.run('add', address, '--list').stdout).toMatch(/x-docx[\s\S]*x-pdf/)
    expect(existsSync(installed('x-pdf'))).toBe(false)
    const added = sandbox.run('add', `${address}@x-pdf`, '--agent', 'claude-code', '--yes')
    expect(added).toMatchObject({ status: 0, stdout: expect.stringContaining('.claude/skills/x-pdf (link)') })
    expect(json('list').skills.map(({ name }: { name: string }) => name)).toContain('x-pdf')
    expect(json('why', 'x-pdf').skills).toMatchObject([
      { agents: ['claude-code'], commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
    ])
    expect(sandbox.run('verify').status).toBe(0)
    expect(sandbox.run('remove', 'x-pdf').status).toBe(0)
    expect(existsSync(installed('x-pdf')) || existsSync(join(sandbox.project, '.claude/skills/x-pdf'))).toBe(false)
  })

  it('asks somebody, or says that nobody can be asked', () => {
    const { address } = repository()
    const { status, stderr } = sandbox.run('add', address)
    expect(status).toBe(2)
    expect(stderr).toMatch(/install .*x-pdf[\s\S]*--yes/)
    expect(existsSync(installed(''))).toBe(false)
  })

  it('whose source cannot be reached is said to be so, and the answer no whole one', () => {
    sandbox.run('add', repository().address, '--yes')
    sandbox.write('near/x-near/SKILL.md', text('x-near', ['One.']))
    sandbox.run('add', './near', '--yes')
    rmSync(join(sandbox.home, 'upstream'), { recursive: true })
    const { status, stdout, stderr } = sandbox.run('outdated')
    expect(status).toBe(1)
    expect(stdout).toMatch(/x-docx +unreachable +\S.*\n.*x-pdf +unreachable +\S/)
    expect(stdout).not.toContain('x-near')
    expect(stderr).toContain('The source of 2 skills could not be reached')
    expect(JSON.parse(sandbox.run('outdated', '--json').stdout)).toMatchObject({ complete: false })
    expect(sandbox.run('outdated', 'x-near').status).toBe(0)
    expect(sandbox.run('update', '--yes')).toMatchObject({ status: 1, stdout: expect.stringContaining('x-pdf') })
    expect(sandbox.run('update', 'x-near', '--yes').status).toBe(0)
  })

  it('is updated with what a person changed in it, and never without a word', () => {
    const { write, commit, address } = repository()
    sandbox.run('add', address, '--yes')
    expect(sandbox.run('outdated').status).toBe(0)
    write('skills/x-pdf/SKILL.md', text('x-pdf', ['New.', 'Two.', 'Three.', 'Four.', 'Five.']))
    write('skills/x-docx/SKILL.md', text('x-docx', ['New.']))
    commit()
    appendFileSync(installed('x-pdf/SKILL.md'), 'Mine.\n')
    const lock = sandbox.read('skills-lock.json')
    expect(sandbox.run('outdated')).toMatchObject({ status: 1, stdout: expect.stringContaining('x-pdf') })
    expect(sandbox.read('skills-lock.json')).toBe(lock)
    const updated = json('update')
    expect(updated.skills.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['replaced', 'merged'])
    expect(readFileSync(installed('x-pdf/SKILL.md'), 'utf8')).toMatch(/New\.[\s\S]*Five\.\nMine\./)
    expect(sandbox.run('outdated').status).toBe(0)
  })

  it('keeps both versions where both changed one line', () => {
    const { write, commit, address } = repository()
    sandbox.run('add', `${address}@x-pdf`, '--yes')
    write('skills/x-pdf/SKILL.md', text('x-pdf', ['Theirs.']))
    commit()
    writeFileSync(installed('x-pdf/SKILL.md'), text('x-pdf', ['Mine.']))
    expect(sandbox.run('update').stdout).toContain('SKILL.md.new')
    expect(readFileSync(installed('x-pdf/SKILL.md'), 'utf8')).toContain('Mine.')
    expect(readFileSync(installed('x-pdf/SKILL.md.new'), 'utf8')).toContain('Theirs.')
  })

  it('comes back exactly as the lock says, from the store and without the network', () => {
    const { write, commit, address } = repository()
    sandbox.run('add', address, '--yes')
    write('skills/x-pdf/SKILL.md', text('x-pdf', ['Later.']))
    commit()
    rmSync(installed(''), { recursive: true })
    expect(sandbox.runWith({ METIER_OFFLINE: '1' }, 'ci').status).toBe(0)
    expect(readFileSync(installed('x-pdf/SKILL.md'), 'utf8')).toBe(text('x-pdf'))
  })
})

describe('what the scanner blocks', () => {
  it('is not installed, and is when the user says why', () => {
    sandbox.write('../from/x-bad/SKILL.md', text('x-bad'))
    // Under the documented policy, which is the default, this is critical by itself (ruling 5).
    sandbox.write('../from/x-bad/scripts/run.js', "require('child_process').execSync('id')\n")
    const refused = sandbox.run('add', '../from', '--yes')
    expect(refused).toMatchObject({ status: 3, stderr: expect.stringMatching(/x-bad[\s\S]*--accept/) })
    expect(existsSync(installed('x-bad'))).toBe(false)
    expect(sandbox.run('add', '../from', '--yes', '--accept', 'I wrote it').status).toBe(0)
    expect(existsSync(installed('x-bad'))).toBe(true)
    expect(sandbox.run('accept', '--list').stdout).toContain('I wrote it')
  })
})

describe('a lock in the middle of a merge', () => {
  it('stops with instructions, and is merged skill by skill', () => {
    const { address } = repository()
    sandbox.run('add', `${address}@x-pdf`, '--yes')
    const mine = sandbox.read('skills-lock.json')
    rmSync(join(sandbox.project, 'skills-lock.json'))
    sandbox.run('add', `${address}@x-docx`, '--yes')
    const theirs = sandbox.read('skills-lock.json')
    sandbox.write('skills-lock.json', `<<<<<<< HEAD\n${mine}=======\n${theirs}>>>>>>> branch\n`)
    const before = sandbox.read('skills-lock.json')
    expect(sandbox.run('add', `${address}@x-pdf`, '--yes')).toMatchObject({
      status: 4,
      stderr: expect.stringContaining('metier lock merge'),
    })
    expect(sandbox.read('skills-lock.json')).toBe(before)
    expect(sandbox.run('lock', 'merge').status).toBe(0)
    expect(Object.keys(JSON.parse(sandbox.read('skills-lock.json')).skills)).toEqual(['x-docx', 'x-pdf'])
  })
})

describe('a skill in one file', () => {
  // WUN-95
  it('is packed, installed from the file, and the same bytes each time', () => {
    sandbox.write('../from/x-pdf/SKILL.md', text('x-pdf'))
    const first = json('pack', '../from/x-pdf')
    expect(json('pack', '../from/x-pdf').digest).toBe(first.digest)
    expect(sandbox.run('add', './x-pdf.skill', '--yes').status).toBe(0)
    expect(readFileSync(installed('x-pdf/SKILL.md'), 'utf8')).toBe(text('x-pdf'))
  })

  it('is one: of a folder with several none is taken for the one that was meant', () => {
    for (const name of ['x-one', 'x-two']) sandbox.write(`../several/${name}/SKILL.md`, text(name))
    expect(sandbox.run('pack', '../several')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/holds 2 skills[\s\S]*x-one, .*x-two/),
    })
    expect(existsSync(join(sandbox.project, 'x-one.skill'))).toBe(false)
  })

  it('is not packed when it does not pass the standard', () => {
    sandbox.write('../from/x-bad/SKILL.md', '---\nname: x-bad\n---\n')
    expect(sandbox.run('pack', '../from/x-bad')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('metier validate'),
    })
    expect(existsSync(join(sandbox.project, 'x-bad.skill'))).toBe(false)
  })
})
