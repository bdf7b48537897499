import { describe, expect, it } from 'vitest'
import type { StagedSkill } from './staged-skill.ts'
import { readStagedFile } from './read-staged-file.ts'
import { writeStagedFile } from './write-staged-file.ts'

const digest = `sha256:${'a'.repeat(64)}`
const one: StagedSkill = { name: 'one', origin: '.agents/skills/one', source: digest, digest }
const text = (skills: object) => JSON.stringify({ schema: 'metier.staged/1', skills })

describe('the list of copies in a room', () => {
  it('is read as it was written, in one order', () => {
    const staged = new Map<string, StagedSkill>([
      ['two', { ...one, name: 'two', was: `sha256:${'b'.repeat(64)}` }],
      ['one', one],
    ])
    const written = writeStagedFile(staged)
    expect(readStagedFile(written)).toEqual(staged)
    expect(writeStagedFile(new Map([...staged].toReversed()))).toBe(written)
  })

  // The file comes with the project, and what it names is removed.
  it.each(['..', '.', '', 'a/b', 'a\\b', '/etc', 'C:', '.git', 'CON', 'a\0b'])('names no folder %j', (folder) => {
    expect(readStagedFile(text({ [folder]: one, fine: one }))).toEqual(new Map([['fine', one]]))
  })

  it.each(['', '[', 'null', '{}', '{"schema":"metier.staged/2","skills":{}}', text({ a: { ...one, digest: 'x' } })])(
    'is none in %j',
    (content) => expect(readStagedFile(content)).toBeUndefined(),
  )
})
