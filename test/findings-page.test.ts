import { codes, severityTable } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { findingsPage } from './docs/findings-page.ts'

describe('docs/findings.md', () => {
  it('says what the rules say', async () => {
    await expect(findingsPage()).toMatchFileSnapshot('../docs/findings.md')
  })

  it('has a chapter for every code that can be judged', () => {
    const chapters = codes.map(({ code }) => code)
    expect(chapters.toSorted()).toEqual(Object.keys(severityTable).toSorted())
  })

  it('says in each chapter what is wrong, why it matters and what to do', () => {
    const poor = codes.filter(({ summary, why, next }) => [summary, why, next].some((text) => text.length < 10))
    expect(poor.map(({ code }) => code)).toEqual([])
  })
})
