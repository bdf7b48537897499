import { describe, expect, it } from 'vitest'
import { completeLine } from './complete-line.ts'
import { completionScript, shells } from './completion-script.ts'

const skills = async (prefix: string) =>
  [
    { value: 'deploy', description: 'Deploys.' },
    { value: 'debug', description: 'Debugs.' },
  ].filter(({ value }) => value.startsWith(prefix))

async function values(...words: string[]): Promise<string[]> {
  return (await completeLine(words, skills)).map(({ value }) => value)
}

describe('completeLine', () => {
  it('offers commands first, without hidden ones', async () => {
    const found = await values('')
    expect(found).toContain('list')
    expect(found).not.toContain('__complete')
    expect(await values('va')).toEqual(['validate'])
  })

  it('offers skills where a command takes one', async () => {
    expect(await values('show', '')).toEqual(['deploy', 'debug'])
    expect(await values('show', 'dep')).toEqual(['deploy'])
    expect(await values('--cwd', 'x', 'show', 'deb')).toEqual(['debug'])
    expect(await values('resources', '--json', 'de')).toEqual(['deploy', 'debug'])
  })

  it('offers none where a new name is wanted, or after the last one', async () => {
    expect(await values('new', 'de')).toEqual([])
    expect(await values('show', 'deploy', 'de')).toEqual([])
    expect(await values('resources', 'deploy', 're')).toEqual([])
  })

  it('offers options, those of every command too', async () => {
    expect(await values('validate', '--se')).toEqual(['--severity'])
    expect(await values('list', '--no-c')).toEqual(['--no-color'])
    expect(await values('list', 'x', '--js')).toEqual(['--json'])
  })

  it('offers the values of an option', async () => {
    expect(await values('validate', '--severity', '')).toEqual(['load', 'standard', 'strict'])
    expect(await values('validate', '-s', 'st')).toEqual(['standard', 'strict'])
    expect(await values('--preset', 'b')).toEqual(['btw'])
    expect(await values('completion', '')).toEqual([...shells])
  })

  it('offers the clients that the doctor knows', async () => {
    expect(await values('doctor', 'deploy', '--client', 'cl')).toContain('claude-code')
    expect(await values('doctor', '--client', '')).toEqual(expect.arrayContaining(['codex', 'cursor']))
    expect(await values('doctor', '--client', 'zzz')).toEqual([])
  })

  it('says nothing of a command that is none, or of files', async () => {
    expect(await values('frobnicate', '')).toEqual([])
    expect(await values('validate', 'sk')).toEqual([])
    expect(await values('list', '--cwd', '')).toEqual([])
  })
})

describe('completionScript', () => {
  it.each(shells)('asks metier itself, for %s', (shell) => {
    expect(completionScript(shell)).toContain('__complete --')
  })
})
