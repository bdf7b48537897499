// Other search libraries over the same texts. They are no dependencies: the folder given has them installed.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { searchDocument, searchDocuments, tokenize } from '@metier/core'

/** Ours; with a table of words also by meaning. */
export function metier(entries, words) {
  const search = searchDocuments(
    entries.map(({ skill, body }, item) => ({ item, document: searchDocument(skill, body), trusted: true, rung: 0 })),
    { words },
  )
  const names = (query, limit) => search.search(query, { limit }).hits.map(({ item }) => entries[item].skill.name)
  const nameOfItem = (item) => (item === undefined ? '' : nameOf(entries, item))
  return {
    name: words ? 'metier' : 'metier, words alone',
    find: names,
    nameOf: nameOfItem,
    answer: (query) => search.search(query),
  }
}

/** By the table of words alone, over all skills: what the words of a question find is not asked. */
export function meaningAlone(entries, words) {
  const meant = entries.map(({ skill: { name, description } }) =>
    words.meaningOf([...tokenize(name, { keepStopWords: true }), ...tokenize(description)]),
  )
  return {
    name: 'meaning alone',
    find(query, limit) {
      const asked = words.meaningOf(tokenize(query))
      const near = meant.map((each, at) => [
        asked && each ? asked.reduce((sum, part, place) => sum + part * each[place], 0) : 0,
        at,
      ])
      return near
        .toSorted((a, b) => b[0] - a[0])
        .slice(0, limit)
        .map(([, at]) => nameOf(entries, at))
    },
  }
}

async function load(folder, name) {
  const require = createRequire(join(folder, 'package.json'))
  return import(pathToFileURL(require.resolve(name)).href)
}

export async function miniSearch(entries, folder) {
  const { default: MiniSearch } = await load(folder, 'minisearch')
  const index = new MiniSearch({ fields: ['name', 'description', 'body'] })
  index.addAll(entries.map(({ skill, body }, id) => ({ id, ...textsOf(skill, body) })))
  return {
    name: 'minisearch',
    find: (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => nameOf(entries, id)),
  }
}

export async function orama(entries, folder) {
  const { create, insertMultiple, search } = await load(folder, '@orama/orama')
  const database = create({ schema: { id: 'string', name: 'string', description: 'string', body: 'string' } })
  await insertMultiple(
    database,
    entries.map(({ skill, body }, id) => ({ id: String(id), ...textsOf(skill, body) })),
  )
  return {
    name: 'orama',
    find: async (query, limit) => {
      const { hits } = await search(database, { term: query, limit })
      return hits.map(({ id }) => nameOf(entries, Number(id)))
    },
  }
}

export async function fts5(entries, folder) {
  const { default: sqlite } = await load(folder, 'node-sqlite3-wasm')
  const database = new sqlite.Database(':memory:')
  database.run("CREATE VIRTUAL TABLE skill USING fts5(name, description, body, tokenize='porter unicode61')")
  for (const { skill, body } of entries) {
    const { name, description, body: text } = textsOf(skill, body)
    database.run('INSERT INTO skill VALUES (?, ?, ?)', [name, description, text])
  }
  const select = 'SELECT rowid FROM skill WHERE skill MATCH ? ORDER BY bm25(skill, 5, 3, 1) LIMIT ?'
  return {
    name: 'fts5 porter, weighted',
    find(query, limit) {
      const words = query.match(/[\p{L}\p{N}]+/gu) ?? []
      const rows =
        words.length === 0 ? [] : database.all(select, [words.map((word) => `"${word}"`).join(' OR '), limit])
      return rows.map(({ rowid }) => nameOf(entries, rowid - 1))
    },
  }
}

function textsOf({ name, description }, body) {
  return { name, description, body: body.slice(0, 4000) }
}

function nameOf(entries, at) {
  return entries[at].skill.name
}
