import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { searchDocument, searchDocuments } from '@metier/core'

const corpus = fileURLToPath(new URL('../../shared/corpus/search/skills.jsonl.gz', import.meta.url))

/** Published skills of different makers, and beside them one for each of the needs below. */
function threeHundred() {
  const rows = gunzipSync(readFileSync(corpus)).toString('utf8').trim().split('\n').slice(0, 295)
  const published = rows.map((row) => {
    const [, name = ''] = /"name": ?"((?:[^"\\]|\\.)*)"/.exec(row) ?? []
    const [, description = ''] = /"description": ?"((?:[^"\\]|\\.)*)"/.exec(row) ?? []
    const [, body = ''] = /"body": ?"((?:[^"\\]|\\.)*)"/.exec(row) ?? []
    return { name, description, body: body.replaceAll(String.raw`\n`, '\n') }
  })
  const ours = [
    ['meeting-minutes', 'Turns a recording or notes of a meeting into minutes with decisions and owners.'],
    ['db-migration', 'Plans and writes schema migrations for PostgreSQL, with a way back. Use before altering tables.'],
    ['bike-maintenance', 'Explains how to repair and service bicycles: brakes, gears, chains, wheels.'],
    ['tax-return', 'Collects receipts and fills in the yearly income tax return of a freelancer.'],
    ['crossword-maker', 'Builds crossword puzzles from a list of words and writes the clues.'],
  ].map(([name = '', description = '']) => ({ name, description, body: '' }))
  return [...published, ...ours]
}

describe.skipIf(!existsSync(corpus))('a repository with 300 skills (skipped where ../shared/corpus is absent)', () => {
  it.each([
    ['I need to write up what we decided in the call with the customer meeting this morning', 'meeting-minutes'],
    ['add a column to a big postgres table without downtime', 'db-migration'],
    ['the gears of my bicycle jump, how do I service them', 'bike-maintenance'],
    ['which receipts do I need for my income tax', 'tax-return'],
    ['make a word puzzle with clues for my students', 'crossword-maker'],
  ])('%s: %s among the first three', (asked, wanted) => {
    const skills = threeHundred().map(({ body, ...skill }) => ({
      item: skill.name,
      document: searchDocument({ ...skill, triggers: [], intents: [], tags: [] }, body),
      trusted: true,
      rung: 0,
    }))
    expect(skills).toHaveLength(300)
    const { hits } = searchDocuments(skills).search(asked, { limit: 3 })
    expect(hits.map(({ item }) => item)).toContain(wanted)
  })
})
