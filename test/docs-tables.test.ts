import { readFileSync } from 'node:fs'
import { configurationKeys, errorCodes, levels, presets, profiles, scopes, toolAliases } from '@metier/core'
import { describe, expect, it } from 'vitest'

/** Cells of the table rows of a page, code marks removed. */
function rowsOf(page: string): readonly (readonly string[])[] {
  return readFileSync(new URL(`../docs/${page}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/u)
        .map((cell) => cell.replaceAll('`', '').trim()),
    )
}

const firstCells = (page: string): readonly string[] => rowsOf(page).map(([first = '']) => first)

/** What the last column of the table of settings says of each kind of restraint. */
const restraints = {
  free: ['may set'],
  tighten: ['may tighten', 'may switch on', 'may switch off', 'may shorten'],
  inside: ['only inside the project'],
  trusted: ['ignored'],
  never: ['ignored, also after trust'],
} as const

describe('docs/configuration.md', () => {
  // A word in capitals stands for what the user names.
  const rows = rowsOf('configuration.md').map(([cell = '', ...rest]) => [
    cell.replaceAll(/\b[A-Z]{4,}\b/gu, '*'),
    ...rest,
  ])

  it.each(configurationKeys.map((key) => [key.path, key] as const))('documents %s as it is', (path, key) => {
    const row = rows.find(([cell = '']) => cell.split(', ').includes(path))
    const [, values = '', defaultValue = '', project = ''] = row ?? []
    expect((key.choices ?? []).filter((choice) => !values.includes(choice))).toEqual([])
    expect(restraints[key.project]).toContain(project)
    const isPlain =
      typeof key.default === 'string' || typeof key.default === 'number' || typeof key.default === 'boolean'
    expect(defaultValue).toContain(isPlain ? String(key.default) : '')
  })

  it('documents no setting that does not exist', () => {
    const known = new Set(configurationKeys.map(({ path }) => path))
    const documented = rows.filter((row) => row.length === 4).flatMap(([cell = '']) => cell.split(', '))
    expect(documented.filter((name) => name !== 'key' && !name.startsWith('-') && !known.has(name))).toEqual([])
  })
})

describe('the other tables', () => {
  it('skills-format.md explains every level and profile', () => {
    expect(firstCells('skills-format.md')).toEqual(expect.arrayContaining([...levels, ...profiles]))
  })

  it('discovery.md has every rung of the ladder in its order, and every preset', () => {
    const cells = firstCells('discovery.md')
    const rungs = cells.filter((cell) => scopes.some((scope) => scope === cell))
    expect(rungs).toEqual(scopes.filter((scope) => scope !== 'remote'))
    expect(cells).toEqual(expect.arrayContaining(presets.map(({ id }) => id).filter((id) => id !== 'default')))
  })

  it('stability.md explains every exit status', () => {
    const statuses = new Set(Object.values(errorCodes).map(({ exit }) => String(exit)))
    expect(firstCells('stability.md')).toEqual(expect.arrayContaining(['0', '1', ...statuses]))
  })

  it('compat.md names every alias of a tool', () => {
    const words = new Set(rowsOf('compat.md').flatMap((row) => row.flatMap((cell) => cell.split(/[\s,()→]+/u))))
    expect(toolAliases.map(({ alias }) => alias).filter((alias) => !words.has(alias))).toEqual([])
  })
})
