// What the model of orders learns from: bags of paragraphs. Of an honest bag every paragraph is honest; of an attack at least one
// is not.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeByRules } from '../../packages/core/dist/scan/orders/judge-by-rules.js'
import { windowsOf } from '../../packages/core/dist/scan/orders/windows-of.js'
import { bagOf, viewOf } from './bag-of.mjs'
import { filesBelow } from './files-below.mjs'

const encoder = new TextEncoder()
/** What stands around a paragraph that was written to be learned from. */
const frame = new Set(['name: helper', 'description: Helps.', '# Helper'])

/** Paragraphs written to be learned from, in all files of a folder. Whose hand they are of stands at their head. */
export function writtenExamples(table, folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.training'))
  return files.toSorted().flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const hand = /^# Hand (\d+)/m.exec(text)?.[1]
    if (hand === undefined) throw new Error(`${name}: nobody says whose hand it is of`)
    return paragraphsOf(table, text).map((each) => ({ ...each, hand }))
  })
}

function paragraphsOf(table, lines) {
  const bags = []
  let family = ''
  for (const line of lines.split('\n')) {
    if (line.startsWith('## ')) family = line.slice(3)
    const isAttack = line.startsWith('+ ')
    if (!isAttack && !line.startsWith('- ')) continue
    const text = line.slice(2).replaceAll(' ⏎ ', '\n\n')
    const page = `---\nname: helper\ndescription: Helps.\n---\n\n# Helper\n\n${text}\n`
    const files = [{ path: 'SKILL.md', bytes: encoder.encode(page) }]
    const bag = bagOf(
      table,
      { name: 'helper', files },
      { isAttack, isWanted: (_, window) => !frame.has(window.line.trim()) },
    )
    bags.push({ ...bag, text, source: 'written', group: family, isAttack })
  }
  return bags
}

/**
 * Whole skills out of the tables; of attacks only those that have nothing but pages, and of these the paragraphs that stand on
 * no honest page of the same table: many of them are one line in such a page.
 */
export function tableExamples(table, kind, tables, honestTables = []) {
  const honest = new Map(honestTables.map(([group, cases]) => [group, paragraphsIn(cases)]))
  return tables.flatMap(([group, cases]) =>
    cases.flatMap(({ name, files }) => {
      const paths = Object.keys(files)
      const isAttack = kind === 'malicious'
      if (
        isAttack &&
        (paths.some((path) => !/\.(?:md|txt)$/i.test(path)) || /```/.test(Object.values(files).join('\n')))
      )
        return []
      const known = honest.get(group) ?? new Set()
      const bag = bagOf(table, skillOf(name, files), { isAttack, isWanted: (_, { line }) => !known.has(line.trim()) })
      return [{ ...bag, source: 'table', group, isAttack }]
    }),
  )
}

function skillOf(name, files) {
  return { name, files: Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })) }
}

function paragraphsIn(cases) {
  const lines = new Set()
  for (const { name, files } of cases)
    for (const { line } of windowsOf(viewOf(skillOf(name, files)))) lines.add(line.trim())
  return lines
}

/** Skills that are published with this project: no model learns from them, they are only judged. */
export function ownExamples(table, directories) {
  return directories.map((directory) => {
    const bag = bagOf(table, { name: directory.split('/').at(-1), files: filesBelow(directory) })
    return { ...bag, source: 'own', group: bag.name, kind: 'own', isAttack: false }
  })
}

/** Labelled skills on disk: of attacks only the paragraphs that the rules know for orders. */
export function corpusExamples(table, directory) {
  const [header, ...lines] = readFileSync(join(directory, 'manifest.tsv'), 'utf8').trim().split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const row = Object.fromEntries(line.split('\t').map((value, index) => [columns[index], value]))
    const isAttack = row.label === 'malicious'
    const skill = { name: row.path.split('/').at(-1), files: filesBelow(join(directory, row.path)) }
    const bag = isAttack
      ? bagOf(table, skill, { isWanted: (view, window) => judgeByRules(view, window) !== undefined })
      : bagOf(table, skill)
    const kind = isAttack
      ? 'attack'
      : row.category.includes('security')
        ? 'security'
        : row.category === 'benign-official'
          ? 'official'
          : 'ordinary'
    return { ...bag, name: row.path, source: 'corpus', group: row.cluster, kind, isAttack }
  })
}
