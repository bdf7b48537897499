import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  activationText,
  estimateTokens,
  nameKey,
  parseSkill,
  promptIndex,
  truncateToTokens,
  type CatalogEntry,
  type ParsedSkill,
} from '@metier/core'

const corpus = fileURLToPath(new URL('../../shared/corpus/skills', import.meta.url))

/** Real skills are data that the repository does not carry. */
const absent = !existsSync(corpus)

interface Sample {
  readonly entry: CatalogEntry
  readonly parsed: ParsedSkill
}

function entryOf(location: string, parsed: ParsedSkill): CatalogEntry | undefined {
  const { skill, diagnostics } = parsed
  if (skill === undefined) return undefined
  const directory = dirname(location)
  const candidate = {
    root: { path: corpus, scope: 'project', order: 0, source: 'corpus' },
    directory,
    location,
    skill,
    key: nameKey(skill.name),
    directoryKey: nameKey(basename(directory)),
    diagnostics,
    size: 0,
    modified: 0,
    digest: null,
    verdict: 'unscanned',
    trusted: false,
  } as const
  return { candidate, name: skill.name, description: skill.description, state: 'active', reasons: [] }
}

function readSamples(): Sample[] {
  return readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'SKILL.md')
    .toSorted()
    .flatMap((path) => {
      const location = join(corpus, path)
      const directoryName = basename(dirname(location))
      const parsed = parseSkill({ bytes: readFileSync(location), path, directoryName })
      const entry = entryOf(location, parsed)
      return entry === undefined ? [] : [{ entry, parsed }]
    })
}

describe.skipIf(absent)('with hundreds of published skills', () => {
  let samples: Sample[] = []
  beforeAll(() => {
    samples = readSamples()
  })

  it.each([{}, { location: 'absolute' }, { format: 'table' }, { format: 'json' }, { contextWindow: 32_000 }] as const)(
    'keeps the index under its budget and loses none: %j',
    (options) => {
      const active = samples.map((sample) => sample.entry)
      const offered = active.filter((entry) => entry.candidate.skill?.disableModelInvocation !== true)
      const { tokens, budget, index } = promptIndex({ active }, options)
      expect(offered.length).toBeGreaterThan(400)
      expect(tokens).toBeLessThanOrEqual(budget)
      expect(tokens).toBeGreaterThan(budget * 0.9)
      expect(index.items.length + index.named.length + index.omitted).toBe(offered.length)
    },
  )

  it('puts every one of them into a block of its own, unchanged', () => {
    for (const { entry, parsed } of samples) {
      const text = activationText({
        name: entry.name,
        directory: '/skill',
        body: parsed.body,
        resources: [],
        resourcesTruncated: false,
      })
      expect(text.match(/<\/?skill_content/g)).toHaveLength(2)
      expect(text).toContain(parsed.body.trim())
    }
  })

  it('cuts every one of them to what a compacted conversation keeps', () => {
    for (const { parsed } of samples) {
      const cut = truncateToTokens(parsed.body, 5000)
      expect(estimateTokens(cut)).toBeLessThanOrEqual(5000)
      expect(parsed.body.startsWith(cut)).toBe(true)
    }
  })
})
