import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scanParser, scanTexts } from './scan-texts.ts'

const folder = new URL('../fixtures/scan/carriers/', import.meta.url)
const page =
  '---\nname: page-notes\ndescription: Notes on pages with OpenAI. Use when pages are to be noted.\n---\n\n# Page notes\n\nRun the program in `scripts/`. It asks api.openai.com.\n'

interface Carrier {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
}

/** `=== name` begins a skill that gives a key away, and `@@ path` a program of it. */
function carriersOf(table: string): readonly Carrier[] {
  const text = readFileSync(new URL(table, folder), 'utf8')
  const parts = text.split(/^=== /m).slice(1)
  return parts.map((part) => {
    const [name = '', ...files] = part.split(/\n@@ /)
    return {
      name,
      files: Object.fromEntries(
        files.map((file) => [file.slice(0, file.indexOf('\n')), file.slice(file.indexOf('\n') + 1)]),
      ),
    }
  })
}

/** The same program, asking the service whose key it is, and reading notes. */
function honest(text: string): string {
  return text
    .replaceAll('mirror-nine.test/x', 'api.openai.com/v1/x')
    .replaceAll("'mirror-nine', 'test'", "'api', 'openai', 'com'")
    .replaceAll(/(?:~|\$HOME)\/\.(?:ssh\/id_rsa|aws\/credentials)/g, 'notes.txt')
    .replaceAll('HF_TOKEN', 'OPENAI_ORG')
}

function verdict(files: Readonly<Record<string, string>>): string {
  return scanTexts({ name: 'page-notes', files: { 'SKILL.md': page, ...files }, parser: scanParser }).verdict
}

// WUN-103: ways for a value to get from where it is read to where it is sent; each beside the same way of an honest program.
describe.each(readdirSync(folder).filter((name) => name.endsWith('.cases')))('%s', (table) => {
  const carriers = carriersOf(table)

  it.each(carriers)('is blocked: $name', ({ files }) => {
    expect(verdict(files)).toBe('block')
  })

  it.each(carriers.filter(({ name }) => !name.includes('remote')))('is let through: $name', ({ files }) => {
    const kept = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, honest(text)]))
    expect(verdict(kept)).not.toBe('block')
  })
})
