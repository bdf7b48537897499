import { expect, it } from 'vitest'
import { readWanted } from './read-wanted.ts'

it('takes each line as text or as a mapping', () => {
  const line = { source: 'acme/skills', skills: 'pdf', agents: ['claude-code'], as: 'paper' }
  expect(readWanted(['./shared', line], 'install')).toEqual({
    wanted: [
      { source: './shared', skills: [], agents: [] },
      { source: 'acme/skills', skills: ['pdf'], agents: ['claude-code'], as: 'paper' },
    ],
    problems: [],
  })
})

it.each([
  [{ source: './shared', skill: 'pdf' }, 'install[0] has "skill", which means nothing here.'],
  [{ source: './shared', ref: 'v1' }, 'install[0] has "ref", which means nothing here.'],
  [{ skills: ['pdf'] }, 'install[0] is neither a source nor a mapping with one.'],
  [5, 'install[0] is neither a source nor a mapping with one.'],
  [' ', 'install[0] is neither a source nor a mapping with one.'],
])('does not take %j for the whole of a source', (line, problem) => {
  expect(readWanted([line], 'install')).toEqual({ wanted: [], problems: [problem] })
})

it('leaves keys alone in package.json, where other tools may have more', () => {
  expect(readWanted([{ source: './shared', ref: 'v1' }], 'skills').wanted).toHaveLength(1)
})
