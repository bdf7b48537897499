import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { searchDocument, searchDocuments } from '@metier/core/search'
import { describe, expect, it } from 'vitest'

const sources = join(import.meta.dirname, '..')

/** What is loaded with a module: files of the core, and packages by their names. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, isType, from = ''] of text.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)'$/gm)) {
    if (isType !== undefined) continue
    if (from.startsWith('.')) loadedWith(join(dirname(file), from), known)
    else known.add(from)
  }
  return known
}

describe('@metier/core/search', () => {
  //
  it('finds among skills in memory, in ten lines', () => {
    const skills = [
      { name: 'invoices', description: 'Writes and sends invoices.', triggers: [], intents: [], tags: [] },
      { name: 'deploy', description: 'Brings a release out.', triggers: [], intents: [], tags: [] },
    ]
    const search = searchDocuments(
      skills.map((skill) => ({ item: skill.name, document: searchDocument(skill), trusted: true, rung: 0 })),
    )
    expect(search.search('send an invoice')).toMatchObject({ verdict: 'fits', hits: [{ item: 'invoices' }] })
  })

  it('loads no package, and of the core what search needs', () => {
    const loaded = [...loadedWith(join(import.meta.dirname, 'index.ts'))]
    const files = loaded.filter((each) => each.startsWith(sources)).map((each) => relative(sources, each))
    expect(loaded).toHaveLength(files.length)
    expect(files.length).toBeGreaterThan(40)
    expect(new Set(files.map((file) => dirname(file)))).toEqual(new Set(['search', 'format', 'text']))
  })
})
