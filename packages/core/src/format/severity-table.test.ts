import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { codes } from './codes.ts'
import { judge } from './judge.ts'
import { profiles } from './profiles.ts'
import { readingCodes } from './reading-codes.ts'
import { rules } from './rules/index.ts'
import { severityOf } from './severity-of.ts'
import { severityTable } from './severity-table.ts'

const format = fileURLToPath(new URL('.', import.meta.url))

/** Every code that a source file of this room can put into a diagnostic. */
function emittedCodes(): ReadonlySet<string> {
  const files = readdirSync(format, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.(?:test|case)\.ts$/.test(path),
  )
  const found = new Set<string>(Object.keys(readingCodes))
  for (const path of files) {
    const source = readFileSync(join(format, path), 'utf8')
    // Codes of faults are thrown, not found.
    if (source.includes('new MetierError')) continue
    for (const match of source.matchAll(/\bcode(?:: | = )'([a-z\d-]+)'/g)) found.add(match[1] ?? '')
  }
  return found
}

describe('severityTable', () => {
  it('has exactly the codes that can be found', () => {
    expect([...emittedCodes()].toSorted()).toEqual(Object.keys(severityTable).toSorted())
  })

  it('has a page in the docs for each code, and no other', () => {
    expect(codes.map(({ code }) => code).toSorted()).toEqual(Object.keys(severityTable).toSorted())
    const thin = codes.filter(({ summary, why, next }) => summary.length < 10 || why.length < 20 || next.length < 5)
    expect(thin).toEqual([])
  })

  it('agrees with the reader about level load', () => {
    for (const [code, { severity }] of Object.entries(readingCodes)) {
      expect([code, severityOf(code, { level: 'load', profile: 'spec' })]).toEqual([code, severity])
    }
  })

  it('has no error at level load among the rules: they never keep a skill from loading', () => {
    for (const { code } of rules) expect(severityOf(code, { level: 'load', profile: 'spec' })).not.toBe('error')
  })

  it.each(profiles)('never judges milder at a stricter level, in profile %s', (profile) => {
    const rank = { off: 0, info: 1, warning: 2, error: 3 }
    for (const code of Object.keys(severityTable)) {
      const standard = rank[severityOf(code, { level: 'standard', profile })]
      const strict = rank[severityOf(code, { level: 'strict', profile })]
      expect({ code, ok: strict >= standard && strict !== rank.warning }).toEqual({ code, ok: true })
    }
  })

  it('knows nothing by the names of objects', () => {
    expect(severityOf('constructor', { level: 'standard', profile: 'spec' })).toBe('warning')
  })
})

describe('judge', () => {
  it('sets the severity and leaves out what is off', () => {
    const found = ['invalid-yaml', 'client-field', 'body-empty'].map((code) => ({
      code,
      severity: 'info' as const,
      message: code,
    }))
    const judged = judge(found, { level: 'strict', profile: 'claude-code' })
    expect(judged.map(({ code, severity }) => [code, severity])).toEqual([
      ['invalid-yaml', 'error'],
      ['body-empty', 'error'],
    ])
  })
})
