import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { documentOf, skillText } from './document-of.case.ts'
import { fixSkill } from './fix-skill.ts'
import { levels } from './levels.ts'
import { limits } from './frontmatter/limits.ts'
import { migrateSkill } from './migrate-skill.ts'
import { parseDocument } from './parse-document.ts'
import { profiles } from './profiles.ts'
import { reparse } from './reparse.ts'
import { severityTable } from './severity-table.ts'
import { validateSkill } from './validate-skill.ts'

const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url))

interface Expected {
  /** Where it cannot be the name of the folder. */
  readonly directoryName?: string
  /** How the file is read, where not as by default. */
  readonly reading?: { readonly plainMarkdown: boolean }
  /** `profile/level` to what is found: severity, code, line. */
  readonly views: Readonly<Record<string, readonly string[]>>
}

function readCase(kind: string, name: string) {
  const directory = join(fixtures, kind, name)
  const expected: Expected = JSON.parse(readFileSync(join(directory, 'expected.json'), 'utf8'))
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'expected.json')
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const file = files.find((path) => /^skill\.md$/i.test(path)) ?? ''
  const bytes = readFileSync(join(directory, file))
  return {
    expected,
    files,
    document: parseDocument({ bytes, path: file, directoryName: expected.directoryName ?? name }, expected.reading),
  }
}

const cases = ['valid', 'invalid'].flatMap((kind) =>
  readdirSync(join(fixtures, kind)).map((name) => ({ kind, name, title: `${kind}/${name}` })),
)

function judged(
  document: Parameters<typeof validateSkill>[0],
  view: string,
  files?: readonly string[],
): readonly string[] {
  const profile = profiles.find((one) => view.startsWith(`${one}/`)) ?? 'spec'
  const level = levels.find((one) => view.endsWith(`/${one}`)) ?? 'standard'
  const { findings } = validateSkill(document, { profile, level, ...(files === undefined ? {} : { files }) })
  return findings.map(({ severity, code, range }) =>
    range === undefined ? `${severity} ${code}` : `${severity} ${code} ${range.start.line}`,
  )
}

describe('fixtures', () => {
  it.each(cases)('$title is judged as written down', ({ kind, name }) => {
    const { document, expected, files } = readCase(kind, name)
    const views = Object.keys(expected.views)
    expect(views.length).toBeGreaterThan(0)
    expect(Object.fromEntries(views.map((view) => [view, judged(document, view, files)]))).toEqual(expected.views)
  })

  it.each(cases.filter(({ kind }) => kind === 'valid'))('$title is left as it is by fix', ({ kind, name }) => {
    const { document, files } = readCase(kind, name)
    const profile = name.startsWith('claude-code') ? 'claude-code' : name.startsWith('oss2') ? 'oss2' : 'spec'
    expect(fixSkill(document, { profile, files }).text).toBe(document.text)
  })

  it.each(cases)('$title keeps its meaning through a migration', ({ kind, name }) => {
    const { document } = readCase(kind, name)
    const { text, problem } = migrateSkill(document)
    expect(problem === undefined).toBe(document.frontmatter !== undefined && document.skill !== undefined)
    const after = problem === undefined ? reparse(document, text) : document
    expect(after.skill?.description).toBe(document.skill?.description)
  })

  // Too large to keep as files.
  const large: Readonly<Record<string, string>> = {
    'file-too-large': `---\nname: my-skill\ndescription: Use when asked for it.\n---\n${'x'.repeat(limits.fileBytes)}`,
    'frontmatter-too-large': skillText(`name: my-skill\ndescription: ${'x'.repeat(limits.frontmatterLength)}`),
    'too-many-keys': skillText(Array.from({ length: limits.keys + 1 }, (_, index) => `key-${index}: x`).join('\n')),
  }

  it.each(Object.entries(large))('%s is found', (code, text) => {
    expect(judged(documentOf(text), 'spec/load').join()).toContain(`error ${code}`)
  })

  it('there is a case for every code', () => {
    const named = new Set(
      cases
        .flatMap(({ kind, name }) => Object.values(readCase(kind, name).expected.views).flat())
        .map((line) => line.split(' ')[1]),
    )
    const missing = Object.keys(severityTable).filter((code) => !named.has(code) && !(code in large))
    // Only found on request, which validate-skill.test.ts does.
    expect(missing).toEqual(['reference-verdict'])
  })
})
