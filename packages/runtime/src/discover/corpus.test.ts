import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pathInside } from './path-inside.ts'
import { openCatalog } from '../open-catalog.ts'

/** Skills of other people, beside the checkout where they are present; never part of it. */
const corpus = resolve(import.meta.dirname, '../../../../../shared/corpus/skills')

describe.skipIf(!existsSync(corpus))('real skills (skipped where the corpus is absent)', () => {
  it('are all found: each is listed, or belongs to a skill that is', async () => {
    const roots = [{ path: corpus, scope: 'extra', order: 0, source: 'test' }] as const
    const catalog = await openCatalog({ roots, cwd: corpus, home: '/nonexistent' })
    const { candidates, problems } = catalog.service.snapshot()
    const listed = [...candidates.values()].map(({ directory }) => directory)
    const names = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    const directories = names
      .filter((name) => /(?:^|[/\\])skill\.md$/i.test(name))
      .map((name) => dirname(join(corpus, name)))
    const lost = directories.filter((directory) => !listed.some((skill) => pathInside(directory, skill)))
    expect(directories.length).toBeGreaterThan(500)
    expect(lost).toEqual([])
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('each load, or say why not', async () => {
    const roots = [{ path: corpus, scope: 'extra', order: 0, source: 'test' }] as const
    // What the scanner says of them has tests of its own.
    const overrides = { 'skills.security.scanOnLoad': false }
    const catalog = await openCatalog({ roots, cwd: corpus, home: '/nonexistent', overrides })
    const { candidates } = catalog.service.snapshot()
    const silent = [...candidates.values()].filter(
      ({ skill, diagnostics }) => skill === undefined && !diagnostics.some(({ severity }) => severity === 'error'),
    )
    expect(silent).toEqual([])
    for (const { name } of catalog.view().active) expect(catalog.service.load(name).text.length).toBeGreaterThan(0)
  })
})
