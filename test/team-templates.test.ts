import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { estimateTokens, parseDocument, scanSkill, validateSkill } from '@metier/core'
import { describe, expect, it } from 'vitest'

const templates = fileURLToPath(new URL('../templates', import.meta.url))
const names = readdirSync(join(templates, 'skills')).toSorted()

// SQD-77: templates lie together; SQD-84: built-in skills have a prefix
it('ships a charter, a history and the built-in skills beside them', () => {
  expect(readdirSync(templates)).toEqual(expect.arrayContaining(['charter.md', 'history.md', 'skills']))
  expect(names).toEqual(['squad-code-review', 'squad-git-workflow'])
})

it.each(['charter.md', 'history.md'])(
  '%s has a place for the name, and for nothing that is never filled in',
  (file) => {
    const text = readFileSync(join(templates, file), 'utf8')
    expect(text).toContain('{name}')
    expect([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1])).not.toContainEqual(
      expect.not.stringMatching(/^(?:name|role)$/),
    )
  },
)

describe.each(names)('the built-in skill %s', (name) => {
  const directory = join(templates, 'skills', name)
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
  const bytes = readFileSync(join(directory, 'SKILL.md'))
  const document = parseDocument({ bytes, path: `${name}/SKILL.md`, directoryName: name })

  it.each(['spec', 'claude-code', 'mcp', 'plugin'] as const)(
    'is strictly valid for %s, its prefix aside',
    (profile) => {
      const result = validateSkill(document, { level: 'strict', profile, files })
      // The prefix is what the rule is there to keep for these (SQD-84).
      expect(result.findings.filter(({ code }) => code !== 'squad-prefix')).toEqual([])
    },
  )

  it('has a version for upgrades to go by, and a size for a prompt', () => {
    expect(document.skill?.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(estimateTokens(document.text)).toBeLessThan(2500)
  })

  // SQD-75: nothing in it belongs to one project, and the scanner has nothing to say
  it('speaks of no project and passes the scanner', () => {
    const all = files.map((path) => ({ path, bytes: new Uint8Array(readFileSync(join(directory, path))) }))
    expect(scanSkill({ name, files: all })).toMatchObject({ verdict: 'pass', findings: [] })
    for (const { bytes: content } of all)
      expect(new TextDecoder().decode(content)).not.toMatch(/\bmetier\b(?! team)|\/(?:home|Users|root)\/|TODO/)
  })

  it('links what it brings', () => {
    for (const path of files.filter((file) => file !== 'SKILL.md')) expect(document.text).toContain(`](${path})`)
  })
})
