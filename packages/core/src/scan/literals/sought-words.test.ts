import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { needsTable } from './needs-table.ts'

/** Every pattern that was asked of, with what comes of it; the table is left out, so that none is missed. */
const found = vi.hoisted(() => new Map<RegExp, readonly (readonly string[])[]>())
vi.mock(import('./sought-needs.ts'), () => ({ soughtNeeds: '' }))
vi.mock(import('./sought-needs-together.ts'), () => ({ soughtNeedsTogether: '' }))
vi.mock(import('./needs-of-pattern.ts'), async (original) => {
  const { needsOfPattern } = await original()
  return {
    needsOfPattern(pattern) {
      const needs = needsOfPattern(pattern)
      found.set(pattern, needs)
      return needs
    },
  }
})

interface Sample {
  readonly language: string
  readonly text: string
}

const samples: readonly Sample[] = ['attacks', 'lookalikes'].flatMap((name) =>
  JSON.parse(readFileSync(new URL(`../../../../../fixtures/scan/${name}.json`, import.meta.url), 'utf8')),
)
const endings = { sh: 'sh', powershell: 'ps1', python: 'py', javascript: 'js' }
const page = `---
name: tables
description: Helps with tables. Use when somebody asks for a table.
---

# Tables

Read the file first and say what is missing. Work in small steps, check each of them, and write the summary as a table.
`

/** A skill with something of every kind in it: what hardly any skill has is asked of by its patterns too. */
const files = {
  'SKILL.md': page,
  'references/notes.md': samples
    .map(({ language, text }) => `Run this:\n\n\`\`\`${language}\n${text}\n\`\`\`\n`)
    .join('\n'),
  ...Object.fromEntries(
    Object.entries(endings).map(([language, ending]) => [
      `scripts/all.${ending}`,
      samples.flatMap((sample) => (sample.language === language ? [sample.text] : [])).join('\n'),
    ]),
  ),
}

test('the table of what patterns need is what comes of them; `npx vitest run sought-words -u` writes it anew', async () => {
  // Other tests may have asked of the same patterns before, and what they need is kept.
  vi.resetModules()
  const { scanSkill } = await import('../scan-skill.ts')
  for (const each of [files, { 'SKILL.md': page, 'scripts/list.sh': 'ls -l\n' }])
    scanSkill({
      name: 'tables',
      files: Object.entries(each).map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
    })
  const rows = [...found].flatMap(([pattern, needs]) => needsTable.row(pattern, needs) ?? [])
  const table = [...new Set(rows)].toSorted()
  // Two patterns of one name would be taken for each other.
  expect(new Set(table.map((row) => row.split('\t')[0])).size).toBe(table.length)
  const alone = fileOf(
    'soughtNeeds',
    'patterns of the rules',
    table.filter((row) => lists(row) < 2),
  )
  const together = fileOf(
    'soughtNeedsTogether',
    'patterns that need words of several lists',
    table.filter((row) => lists(row) > 1),
  )
  await expect(alone).toMatchFileSnapshot('sought-needs.ts')
  await expect(together).toMatchFileSnapshot('sought-needs-together.ts')
})

const lists = (row: string): number => row.split('\t').length - 1

function fileOf(name: string, what: string, rows: readonly string[]): string {
  return [
    `/** What the ${what} need; the test of \`soughtWords\` writes it. One that is missing takes longer to start with. */`,
    `export const ${name}: string = \`${rows.join('\n')}\``,
    '',
  ].join('\n')
}
