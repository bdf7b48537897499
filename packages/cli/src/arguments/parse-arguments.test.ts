import { MetierError } from '@metier/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commands } from '../table/commands.ts'
import { parseArguments } from './parse-arguments.ts'
import type { ParsedArguments } from './parsed-arguments.ts'

type Run = Extract<ParsedArguments, { kind: 'run' }>

function run(...words: string[]): Run {
  const parsed = parseArguments(words)
  if (parsed.kind !== 'run') throw new Error(`${words.join(' ')} is ${parsed.kind}`)
  return parsed
}

function refused(...words: string[]): MetierError {
  try {
    parseArguments(words)
  } catch (error) {
    if (error instanceof MetierError) return error
    throw error
  }
  throw new Error(`${words.join(' ')} was accepted`)
}

function kindOf(words: readonly string[]): string {
  try {
    return parseArguments(words).kind
  } catch (error) {
    if (error instanceof MetierError) return 'refused'
    throw error
  }
}

describe('parseArguments', () => {
  it('gives only what was typed, so that the schema of the operation decides the defaults', () => {
    expect(run('list').input).toEqual({})
    expect(run('list', '--all', '--scope', 'user').input).toEqual({ all: true, scope: 'user' })
  })

  it('takes options of every command before and after its name', () => {
    const before = run('--cwd', '/tmp', '--json', 'list')
    const after = run('list', '--json', '--cwd=/tmp')
    expect(before.global).toEqual(after.global)
    expect(before.global).toMatchObject({ cwd: '/tmp', json: true, color: true })
    expect(run('list', '--no-color', '-q').global).toMatchObject({ color: false, quiet: true })
  })

  it('takes the name of what is on anyway, too', () => {
    expect(run('eval', 'skills/a', '--triggers').input).toMatchObject({ path: 'skills/a', triggers: true })
    expect(run('eval', '--no-triggers', 'skills/a').input).toMatchObject({ triggers: false })
    expect(run('eval', 'skills/a').input).toEqual({ path: 'skills/a' })
    expect(run('list', '--color').global).toMatchObject({ color: true })
  })

  it('does not take the value of a global option for the command', () => {
    expect(run('--cwd', 'validate', 'list').command.name).toBe('list')
    expect(run('-C', 'show', '--preset', 'btw', 'list').global).toMatchObject({ cwd: 'show', preset: 'btw' })
  })

  it('fills positionals, and gives the rest to the last', () => {
    expect(run('show', 'deploy').input).toEqual({ name: 'deploy' })
    expect(run('resources', 'deploy', 'a/b.md').input).toEqual({ name: 'deploy', file: 'a/b.md' })
    expect(run('validate', 'a', 'b', '--severity', 'strict', 'c').input).toEqual({
      paths: ['a', 'b', 'c'],
      severity: 'strict',
    })
  })

  it('takes words after -- as they are', () => {
    expect(run('validate', '--', '--help').input).toEqual({ paths: ['--help'] })
    expect(run('show', '--', '-x').input).toEqual({ name: '-x' })
  })

  it('takes lists with commas and by repeating', () => {
    expect(run('new', 'x', '--resources', 'scripts,assets').input).toMatchObject({ resources: ['scripts', 'assets'] })
    expect(run('find', 'x', '--tag', 'a', '--tag', 'b').input).toMatchObject({ tag: ['a', 'b'] })
  })

  it('takes numbers as numbers', () => {
    expect(run('find', 'x', '-n', '3').input).toMatchObject({ limit: 3 })
    expect(run('serve', '--port', '0').input).toEqual({ port: 0 })
  })

  // R-13: other systems' spellings are always callable.
  it.each([
    ['Get-SkillIndex.ps1', 'prompt'],
    ['get-skillindex', 'prompt'],
    ['Resolve-Skills.ps1', 'show'],
    ['btw_skill_create', 'new'],
    ['btw_skill_validate', 'validate'],
    ['findMatchingSkill', 'find'],
    ['formatSkillsForPrompt', 'prompt'],
    ['list_skills', 'list'],
  ])('knows the spelling %s', (word, name) => {
    const command = commands.find((each) => each.name === name)
    const needed = (command?.positionals ?? []).filter(({ required }) => required).map(() => 'x')
    expect(run(word, ...needed).command.name).toBe(name)
  })

  it.each([
    [[], undefined],
    [['--help'], undefined],
    [['-h'], undefined],
    [['help'], undefined],
    [['help', 'list'], 'list'],
    [['list', '--help'], 'list'],
    [['list', '--no-such-option', '--help'], 'list'],
    [['--cwd', 'x', 'fix', '-h'], 'fix'],
  ])('%j asks for help', (words, name) => {
    const parsed = parseArguments(words)
    expect(parsed.kind).toBe('help')
    expect(parsed.kind === 'help' ? parsed.command?.name : 'none').toBe(name)
  })

  it('knows --version and -V', () => {
    expect(parseArguments(['--version'])).toEqual({ kind: 'version' })
    expect(parseArguments(['-V'])).toEqual({ kind: 'version' })
  })

  it.each([
    [['lsit'], 'There is no command "lsit".', 'Did you mean `list`?'],
    [['help', 'lsit'], 'There is no command "lsit".', 'Did you mean `list`?'],
    [['frobnicate'], 'There is no command "frobnicate".', '`metier --help` lists the commands.'],
    [['list', '--jsno'], '`metier list` has no option "--jsno".', 'Did you mean `--json`?'],
    [['list', '-z'], '`metier list` has no option "-z".', '`metier list --help` shows what it takes.'],
    [['list', '--json=x'], '`--json` takes no value.', '`metier list --help` shows what it takes.'],
    [
      ['list', '--preset', "it's 'x'"],
      "`--preset NAME` cannot be \"it's 'x'\". It must be one of",
      '`metier list --help`',
    ],
    [['sign', 'a'], '`metier sign` needs `--key KEY`.', '`metier sign --help`'],
    [['publish', 'a', '--yes'], '`metier publish` needs `--to', '`metier publish --help`'],
    [['--frob'], '`metier` has no option "--frob".', '`metier --help` shows what it takes.'],
    [['show'], '`metier show` needs NAME.', '`metier show --help`'],
    [['show', 'a', 'b'], '`metier show` has no place for "b".', '`metier show --help`'],
    [['validate'], '`metier validate` needs PATH.', '`metier validate --help`'],
    [['validate', 'x', '--severity', 'stric'], 'Did you mean `strict`?', '`metier validate --help`'],
    [['validate', 'x', '--format', 'xml'], 'It must be one of: text, json, sarif, github.', '`metier validate --help`'],
    [['list', '--cwd'], 'Nothing follows `--cwd DIR`.', '`metier list --help`'],
    [
      ['find', 'x', '--limit', 'many'],
      '`--limit` cannot be "many". It must be a whole number from 1 to 1000.',
      '`metier find --help`',
    ],
    [['serve', '--port', '70000'], 'It must be a whole number from 0 to 65535.', '`metier serve --help`'],
    [['completion', 'tcsh'], 'It must be one of: bash, zsh, fish.', '`metier completion --help`'],
    [['list', '--preset', 'bwt'], 'Did you mean `btw`?', '`metier list --help`'],
    [
      ['team', 'fenster'],
      '`metier team` has no action "fenster". It must be one of: list, init,',
      '`metier team --help`',
    ],
    [['role', 'shwo'], '`metier role` has no action "shwo". Did you mean `show`?', '`metier role show shwo`'],
    [['role', 'engineer', 'x'], '`metier role` has no action "engineer".', '`metier role --help`'],
  ])('%j is refused with a sentence and the next step', (words, message, next) => {
    const error = refused(...words)
    expect(error.code).toBe('usage')
    expect(error.message).toContain(message)
    expect(error.next).toContain(next)
  })

  // A name where an action stands means what is asked of a name most
  it.each([
    [['role', 'engineer'], { action: 'show', role: 'engineer' }],
    [['room', 'room-042', '--all'], { action: 'show', room: 'room-042', all: true }],
    [['jobs', '--json', '3f2a'], { action: 'show', id: '3f2a' }],
    [['role', 'show', 'engineer'], { action: 'show', role: 'engineer' }],
    [['role', 'list'], { action: 'list' }],
    [['role', 'prompt'], { action: 'prompt' }],
    [['role'], {}],
  ])('%j', (words, input) => {
    expect(parseArguments(words)).toMatchObject({ kind: 'run', input })
  })

  it('refuses or accepts any words, and never fails otherwise', () => {
    const word = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('list', 'show', 'validate', '--json', '--cwd', '--', '-', '-h', '--no-color', '--severity', 'x'),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        expect(['run', 'help', 'version', 'refused']).toContain(kindOf(words))
      }),
    )
  })
})
