import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const scripts = fileURLToPath(new URL('../skills/skill-creator/scripts', import.meta.url))
const programs = ['init_skill.py', 'quick_validate.py', 'package_skill.py']
const hasPython = spawnSync('python3', ['--version']).status === 0

/** The words of each call of the fake, in order. */
function calls(output: string): unknown[] {
  return output
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}

// Skipped only where there is no python3 to run the programs with.
describe.skipIf(!hasPython)('the programs of skill-creator (python3)', () => {
  let directory: string
  let fake: string

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'metier-skills-'))
    // Stands in for metier: tells what it was called with and ends as it is told to.
    fake = join(directory, 'fake-metier.mjs')
    writeFileSync(
      fake,
      `const words = process.argv.slice(2)
      console.log(JSON.stringify(words))
      const status = JSON.parse(process.env.FAKE_STATUS ?? '{}')
      process.exit(status[words[1] === '--help' ? words[0] + ' --help' : words[0]] ?? 0)`,
    )
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  function run(script: string, words: readonly string[], environment: Record<string, string> = {}) {
    const result = spawnSync('python3', [join(scripts, script), ...words], {
      cwd: directory,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', METIER_COMMAND: `'${process.execPath}' '${fake}'`, ...environment },
    })
    return { status: result.status, stdout: result.stdout, stderr: result.stderr }
  }

  it.each(programs)('%s explains itself', (script) => {
    const result = run(script, ['--help'])
    expect(result).toMatchObject({ status: 0, stderr: '' })
    expect(result.stdout).toContain('example:')
    expect(result.stdout).toContain('exit status:')
  })

  it.each(programs)('%s refuses wrong use with status 2', (script) => {
    const result = run(script, ['--no-such-option'])
    expect(result).toMatchObject({ status: 2, stdout: '' })
    expect(result.stderr).toContain('usage:')
  })

  it.each(programs)('%s says how to get a missing metier', (script) => {
    const python = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim()
    const result = spawnSync(python, [join(scripts, script), 'some-name'], {
      encoding: 'utf8',
      env: { PATH: directory },
    })
    expect(result.status).toBe(4)
    expect(result.stderr).toContain('npm install --global metier')
    expect(result.stderr).not.toContain('Traceback')
  })

  it.each([`"unfinished`, 'no-such-program-here --flag', '""'])('says that METIER_COMMAND %j is wrong', (command) => {
    const result = run('quick_validate.py', ['x'], { METIER_COMMAND: command })
    expect(result.status).toBe(4)
    expect(result.stderr).toContain('METIER_COMMAND')
    expect(result.stderr).not.toContain('Traceback')
  })

  it('init_skill.py calls "metier new", and no value becomes an option or a command', () => {
    const hostile = '--yes $(touch owned); `touch owned`'
    const result = run('init_skill.py', [
      'good-name',
      `--description=${hostile}`,
      '--path=a b',
      '--resources',
      'scripts',
    ])
    expect(calls(result.stdout)).toEqual([
      ['new', '--path=a b', `--description=${hostile}`, '--resources=scripts', '--', 'good-name'],
    ])
    expect(existsSync(join(directory, 'owned'))).toBe(false)
  })

  it('quick_validate.py calls "metier validate"', () => {
    const result = run('quick_validate.py', ['a', 'b c', '--severity', 'strict', '--profile', 'mcp', '--json'])
    expect(calls(result.stdout)).toEqual([
      ['validate', '--severity=strict', '--profile=mcp', '--json', '--', 'a', 'b c'],
    ])
  })

  it.each([0, 1, 2, 3, 4, 130])('hands on exit status %i', (status) => {
    const environment = { FAKE_STATUS: JSON.stringify({ new: status, validate: status }) }
    expect(run('init_skill.py', ['a'], environment).status).toBe(status)
    expect(run('quick_validate.py', ['a'], environment).status).toBe(status)
  })

  it('package_skill.py checks, then packs; standard output is for the packed file alone', () => {
    const result = run('package_skill.py', ['a b', '--output', 'out'])
    expect(result.status).toBe(0)
    expect(calls(result.stderr)).toEqual([['validate', '--severity=standard', '--', 'a b']])
    expect(calls(result.stdout)).toEqual([['pack', '--output=out', '--', 'a b']])
  })

  it('package_skill.py does not pack what is not valid', () => {
    const result = run('package_skill.py', ['a'], { FAKE_STATUS: '{"validate":1}' })
    expect(result).toMatchObject({ status: 1, stdout: '' })
    expect(result.stderr).toContain('a was not packed')
  })

  it('package_skill.py says so when this metier cannot pack', () => {
    const result = run('package_skill.py', ['a'], { FAKE_STATUS: '{"pack --help":2}' })
    expect(result).toMatchObject({ status: 4, stdout: '' })
    expect(result.stderr).toContain('cannot pack skills yet')
  })

  it('leaves no trace in the skill, whose digest would change', () => {
    expect(readdirSync(scripts).toSorted()).toEqual(['_metier.py', ...programs].toSorted())
  })
})

// BTW-40: the three programs are metier's own commands, tried with the real ones.
describe.skipIf(!hasPython)('the programs of skill-creator with the built metier (python3)', () => {
  const metier = fileURLToPath(new URL('../packages/cli/bin/metier.js', import.meta.url))
  let directory: string

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'metier-skills-'))
  })
  afterAll(() => {
    rmSync(directory, { recursive: true, force: true })
  })

  function run(script: string, words: readonly string[]) {
    const { status, stdout, stderr } = spawnSync('python3', [join(scripts, script), ...words], {
      cwd: directory,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', HOME: directory, METIER_COMMAND: `'${process.execPath}' '${metier}'` },
    })
    return { status, stdout, stderr }
  }

  it('create a skill, find it valid and pack it', () => {
    const description = 'Writes release notes. Use when the user asks for a changelog.'
    const created = run('init_skill.py', [
      'notes',
      '--path',
      '.',
      '--description',
      description,
      '--resources',
      'scripts',
    ])
    expect(created).toMatchObject({ status: 0 })
    expect(existsSync(join(directory, 'notes/SKILL.md'))).toBe(true)
    expect(existsSync(join(directory, 'notes/scripts'))).toBe(true)
    expect(run('quick_validate.py', ['notes', '--severity', 'strict'])).toMatchObject({ status: 0 })
    expect(run('package_skill.py', ['notes', '--output', 'dist'])).toMatchObject({ status: 0 })
    expect(existsSync(join(directory, 'dist/notes.skill'))).toBe(true)
  })

  it('refuse a name that is none, and find a broken skill not valid', () => {
    expect(run('init_skill.py', ['Bad Name', '--path', '.'])).toMatchObject({ status: 2 })
    expect(readdirSync(directory)).not.toContain('Bad Name')
    writeFileSync(join(directory, 'notes/SKILL.md'), '---\nname: other\ndescription: x\n---\n')
    expect(run('quick_validate.py', ['notes'])).toMatchObject({ status: 1 })
    expect(run('package_skill.py', ['notes'])).toMatchObject({ status: 1, stdout: '' })
  })
})
