import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commandKey, type CommandKeyOptions } from './command-key.ts'

// Answers are kept by a built Metier alone.
vi.mock('../build-digest.ts', () => ({ buildDigest: 'a-build' }))

const stream = (isTTY: boolean, columns = 80) => ({ isTTY, columns, write: () => true })
const call: CommandKeyOptions = {
  words: ['list'],
  cwd: '/project',
  home: '/home/somebody',
  streams: { stdout: stream(false), stderr: stream(false) },
  variables: {},
}
const keyOf = (changed: Partial<CommandKeyOptions> = {}) => commandKey({ ...call, ...changed })

describe('commandKey', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T23:59:59.999Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  // A finding that was accepted until a day is a finding again on the next: no answer may outlive the day it was given on
  it('is another one on the next day, and the same one all day long', () => {
    const lastMoment = keyOf()
    vi.setSystemTime(new Date('2026-03-01T00:00:00.000Z'))
    expect(keyOf()).toBe(lastMoment)
    vi.setSystemTime(new Date('2026-03-02T00:00:00.000Z'))
    expect(keyOf()).not.toBe(lastMoment)
  })

  it.each<[string, Partial<CommandKeyOptions>]>([
    ['other words', { words: ['list', '--all'] }],
    ['another folder', { cwd: '/project/deeper' }],
    ['another person', { home: '/home/other' }],
    ['a terminal', { streams: { stdout: stream(true), stderr: stream(false) } }],
    ['a terminal for notes', { streams: { stdout: stream(false), stderr: stream(true) } }],
  ])('is another one for %s', (_, changed) => {
    expect(keyOf(changed)).toEqual(expect.any(String))
    expect(keyOf(changed)).not.toBe(keyOf())
  })

  it('is there for both commands that are asked again and again', () => {
    expect(keyOf({ words: ['scan', 'skills'] })).toEqual(expect.any(String))
    expect(keyOf({ words: ['scan', 'skills'] })).not.toBe(keyOf({ words: ['scan', 'skills', '--json'] }))
  })

  it('is another one for a terminal of another width', () => {
    for (const place of ['stdout', 'stderr'] as const) {
      const shownOn = (columns: number) => ({ ...call.streams, [place]: stream(true, columns) })
      expect(keyOf({ streams: shownOn(120) })).not.toBe(keyOf({ streams: shownOn(60) }))
    }
  })

  it.each<[string, Partial<CommandKeyOptions>]>([
    ['no words', { words: [] }],
    ['a command that does more than look', { words: ['run', 'x'] }],
    ['a record of what is done', { words: ['list', '--verbose'] }],
    ['who wants nothing kept', { variables: { METIER_NO_CACHE: '1' } }],
    ['a share of what another scan was asked for', { words: ['scan', 'x'], variables: { METIER_SCAN_ALONE: '1' } }],
  ])('there is none for %s', (_, changed) => expect(keyOf(changed)).toBeUndefined())
})
