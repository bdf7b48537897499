import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { lockHolder } from './lock-holder.ts'
import { processMark } from './process-mark.ts'

const text = (more: object = {}) => JSON.stringify({ ...processMark(), ...more })

describe('who holds a lock', () => {
  it('is alive when this very process is', () => {
    expect(lockHolder(text())).toMatchObject({ state: 'alive', pid: process.pid })
  })

  it('is gone when its process is', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    expect(lockHolder(text({ pid }))).toEqual({ state: 'gone', pid })
  })

  it.runIf(process.platform === 'linux')('is gone when its number was given to another', () => {
    expect(lockHolder(text({ started: '1' })).state).toBe('gone')
  })

  it('may be another by now where nobody says when it began', () => {
    expect(lockHolder(text({ started: undefined }))).toMatchObject({ state: 'alive', isCertain: false })
  })

  it.each([
    ['another machine', text({ place: 'elsewhere' })],
    ['an older version, which wrote nothing', ''],
    ['somebody else', 'null'],
    ['a number that is a group of processes', text({ pid: -1 })],
    ['a number that is none', text({ pid: 1.5 })],
    ['half a mark', text().slice(0, -3)],
  ])('is unknown for %s', (_who, content) => {
    expect(lockHolder(content)).toEqual({ state: 'unknown' })
  })
})
