import { describe, expect, it } from 'vitest'
import { readLockFile } from '../../package/read-lock-file.ts'
import { readTeamRecord } from './read-team-record.ts'
import { isUnchangedBuiltIn } from './is-unchanged-built-in.ts'
import type { TeamRecord } from './team-record.ts'
import { writeTeamRecord } from './write-team-record.ts'
import { digestOf, templatesOf } from './upgrade-stage.case.ts'

const record: TeamRecord = {
  skills: new Map([
    [
      'squad-git',
      { version: '1.0', digest: `sha256:${'a'.repeat(64)}`, computedHash: 'b', files: new Map([['SKILL.md', 'x']]) },
    ],
  ]),
  files: new Map([
    ['coordinator.md', 'z'],
    ['a.md', 'y'],
  ]),
}

describe("a team's lock", () => {
  // the entry of a built-in skill names its pack
  it('is written and read again', () => {
    const text = writeTeamRecord(record)
    expect(text).toContain('"source": "builtin:squad"')
    expect(readTeamRecord(text, 'lock')).toEqual({ ...record, files: new Map([...record.files].toReversed()) })
    expect(writeTeamRecord(readTeamRecord(text, 'lock'))).toBe(text)
  })

  it('keeps what others wrote into it', () => {
    const other = { version: 1, skills: { x: { source: 'o/r', sourceType: 'github', computedHash: 'h' } }, more: [1] }
    const text = JSON.stringify(other)
    expect(readTeamRecord(text, 'lock').skills.size).toBe(0)
    const written = writeTeamRecord(record, readLockFile(text, 'lock'))
    expect(JSON.parse(written)).toMatchObject(other)
  })

  it.each(['{"version":1,"skills":{},"files":["a"]}', '{"version":1,"skills":{},"files":{"a":1}}'])(
    'reads nothing into %s',
    (text) => {
      expect(readTeamRecord(text, 'lock').files.size).toBe(0)
    },
  )
})

describe('isUnchangedBuiltIn', () => {
  const files = templatesOf('1.0').skills.get('squad-git')?.files ?? new Map()
  const known = {
    version: '1.0',
    digest: '',
    computedHash: '',
    files: new Map([...files].map(([path, { bytes }]) => [path, digestOf(bytes)])),
  }
  it('is so for the recorded files and no others', () => {
    expect(isUnchangedBuiltIn(known, files, digestOf)).toBe(true)
    expect(isUnchangedBuiltIn(undefined, files, digestOf)).toBe(false)
    const more = new Map(files).set('x', { bytes: new Uint8Array(0), executable: false })
    expect(isUnchangedBuiltIn(known, more, digestOf)).toBe(false)
    const changed = new Map(files).set('SKILL.md', { bytes: new Uint8Array(1), executable: false })
    expect(isUnchangedBuiltIn(known, changed, digestOf)).toBe(false)
  })
})
