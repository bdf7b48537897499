import { readFileSync, readdirSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { estimateTokens, parseDocument, validateSkill } from '@metier/core'
import { describe, expect, it } from 'vitest'

const skillsRoot = fileURLToPath(new URL('../skills', import.meta.url))
const names = readdirSync(skillsRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .toSorted()

/** Files of one skill, relative with `/`. */
function filesOf(name: string): string[] {
  const directory = join(skillsRoot, name)
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

function read(name: string, file: string): string {
  return readFileSync(join(skillsRoot, name, file), 'utf8')
}

/** Targets of the relative links in a Markdown text, outside fenced blocks. */
function relativeLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gmu, '')
  return [...prose.matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/gu)].map((match) => match[1] ?? '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value) && value.every(isRecord)) return value
  throw new TypeError('This is not a list of objects.')
}

it('ships the skills that the documentation promises', () => {
  expect(names).toEqual(['code-review', 'debugging', 'git-workflow', 'skill-creator'])
})

describe.each(names)('the bundled skill %s', (name) => {
  const bytes = readFileSync(join(skillsRoot, name, 'SKILL.md'))
  const text = bytes.toString('utf8')
  const files = filesOf(name)
  const document = parseDocument({ bytes, path: `skills/${name}/SKILL.md`, directoryName: name })

  it.each(['spec', 'claude-code', 'mcp', 'plugin'] as const)('has no finding at level strict for %s', (profile) => {
    const result = validateSkill(document, { level: 'strict', profile, files })
    expect(result.findings).toEqual([])
    expect(result).toMatchObject({ valid: true, issues: [] })
  })

  it('uses nothing but the standard: name, description, license, compatibility, metadata as text', () => {
    const keys = document.frontmatter?.pairs.map((pair) => pair.key.value)
    expect(['name', 'description', 'license', 'compatibility', 'metadata']).toEqual(
      expect.arrayContaining(keys ?? ['none']),
    )
    expect(document.skill).toMatchObject({ license: 'MIT', version: '1.0.0', extra: {}, metadata: {} })
  })

  it('stays under 500 lines and 5,000 tokens', () => {
    expect(text.split('\n').length).toBeLessThan(500)
    expect(estimateTokens(text.slice(document.bodyOffset))).toBeLessThan(5000)
  })

  it('links every reference from SKILL.md, and no reference links further', () => {
    const linked = relativeLinks(text).map((target) => normalize(target))
    for (const target of linked) expect(files).toContain(target)
    const references = files.filter((file) => file.startsWith('references/'))
    expect(linked).toEqual(expect.arrayContaining(references))
    for (const reference of references) expect(relativeLinks(read(name, reference))).toEqual([])
  })

  it('carries nothing of the place where it was made', () => {
    for (const file of files) {
      expect(file).not.toMatch(/__pycache__|\.pyc$|\.DS_Store/u)
      expect(read(name, file)).not.toMatch(/\/(?:home|Users|work|root)\/|C:\\|FIXME/u)
    }
  })
})

describe('skill-creator', () => {
  // BTW-39
  it('is a guide of a depth that helps', () => {
    const lines = read('skill-creator', 'SKILL.md').split('\n').length
    expect(lines).toBeGreaterThan(250)
    expect(lines).toBeLessThan(450)
  })

  // BTW-40 for the programs, BTW-41 for the references.
  it('bundles its three programs and two references', () => {
    expect(filesOf('skill-creator')).toEqual(
      expect.arrayContaining([
        'scripts/init_skill.py',
        'scripts/quick_validate.py',
        'scripts/package_skill.py',
        'references/workflows.md',
        'references/output-patterns.md',
      ]),
    )
  })

  it('shows evaluations in the form it teaches', () => {
    const document: unknown = JSON.parse(read('skill-creator', 'evals/evals.json'))
    expect(document).toMatchObject({ skill_name: 'skill-creator' })
    const evals = recordsOf(isRecord(document) ? document['evals'] : undefined)
    expect(evals.length).toBeGreaterThanOrEqual(3)
    expect(new Set(evals.map((item) => item['id'])).size).toBe(evals.length)
    for (const item of evals) {
      expect(item).toEqual({
        id: expect.stringMatching(/^[a-z-]+$/u),
        prompt: expect.stringMatching(/.{20}/u),
        expected_output: expect.stringMatching(/.{20}/u),
        assertions: expect.arrayContaining([expect.any(String)]),
      })
    }
  })

  it('shows trigger evaluations with as many near misses as hits', () => {
    const queries = recordsOf(JSON.parse(read('skill-creator', 'evals/trigger-evals.json')))
    const hits = queries.filter((item) => item['should_trigger'] === true)
    const misses = queries.filter((item) => item['should_trigger'] === false)
    expect(hits.length).toBeGreaterThanOrEqual(8)
    expect(misses.length).toBeGreaterThanOrEqual(8)
    expect(hits.length + misses.length).toBe(queries.length)
    expect(new Set(queries.map((item) => item['query'])).size).toBe(queries.length)
  })
})
