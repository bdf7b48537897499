// What is searched and what is asked. The skills are not part of this repository: they are read from a folder beside it.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseSkill } from '@metier/core'

/** Our own questions, by half: `tune` for choosing settings, `final` for reporting. */
export function readQueries(file, half) {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line)).filter((query) => half === 'all' || query.half === half)
}

/** Every SKILL.md below a folder, the first of each name. */
export function readSkills(folder) {
  const skills = new Map()
  for (const file of skillFiles(folder)) {
    const { skill, body } = parseSkill({
      bytes: readFileSync(file),
      path: file,
      directoryName: basename(join(file, '..')),
    })
    if (skill !== undefined && !skills.has(skill.name)) skills.set(skill.name, { skill, body })
  }
  return [...skills.values()]
}

/** Names of the skills that quality is measured on, of which nothing may be learned. */
export function readMeasured({ skills, corpus }) {
  return new Set([...readLibrary(skills), ...readSkills(corpus)].map(({ skill }) => skill.name))
}

function skillFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? skillFiles(path) : entry.name === 'SKILL.md' ? [path] : []
    })
}

/**
 * The thousands of skills of a `skills.jsonl.gz`, and questions made of them: a phrase in quotation marks that the author
 * gives as a trigger, taken out of the text before it is indexed.
 */
export function readLargeSet(file) {
  if (!existsSync(file)) return undefined
  const rows = readRows(file)
  const queries = []
  const entries = rows.map(({ name, description, body }, at) => {
    const phrases = [...description.matchAll(/["“]([A-Za-z][^"”]{8,60})["”]/g)]
      .map(([, phrase]) => phrase)
      .filter((phrase) => phrase.split(' ').length > 1)
    if (phrases.length < 2) return entryOf(name, description, body)
    queries.push({ kind: 'trigger', query: phrases[at % phrases.length], relevant: [name] })
    const without = (text) => phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)
    return entryOf(name, without(description), without(body))
  })
  return { entries, queries }
}

/** As many as a person with a large library has. */
const libraryLength = 314

/**
 * A library of skills from a `skills.jsonl.gz`, drawn by the hash of their names: the English ones with a description,
 * each name once. What `paraphrases.jsonl` asks for is in it.
 */
export function readLibrary(file) {
  return drawn(englishRows(file)).map(({ name, description, body }) => entryOf(name, description, body))
}

/**
 * Libraries of as many skills to learn from, none of them in `readLibrary`: each has the skills that a third of the
 * questions ask for among others, and every question comes in two of them.
 */
export function readTrainingLibraries(file, queries) {
  const known = new Set(drawn(englishRows(file)).map(({ name }) => name))
  const rows = new Map(englishRows(file).flatMap((row) => (known.has(row.name) ? [] : [[row.name, row]])))
  return Array.from({ length: 6 }, (_, library) => {
    const asked = queries.filter((_, at) => at % 3 === library % 3)
    const wanted = new Set(asked.flatMap(({ relevant }) => relevant))
    const others = [...rows.values()]
      .filter(({ name }) => !wanted.has(name))
      .map((row) => ({ row, at: placeOf(`${library} ${row.name}`) }))
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .slice(0, libraryLength - wanted.size)
      .map(({ row }) => row)
    const entries = [...[...wanted].map((name) => rows.get(name)), ...others]
    return { asked, entries: entries.map(({ name, description, body }) => entryOf(name, description, body)) }
  })
}

/** The English ones of a `skills.jsonl.gz`, with a description, each name once. */
export function readEnglish(file) {
  return englishRows(file).map(({ name, description, body }) => entryOf(name, description, body))
}

function englishRows(file) {
  const rows = new Map()
  for (const row of readRows(file)) {
    const { length } = row.description
    const plain = row.description.match(/[ -~\s]/g)?.length ?? 0
    if (length > 40 && plain > 0.9 * length && !rows.has(row.name)) rows.set(row.name, row)
  }
  return [...rows.values()]
}

/** As many as a library has, by the hash of their names. */
function drawn(rows) {
  return rows
    .map((row) => ({ row, at: placeOf(row.name) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, libraryLength)
    .map(({ row }) => row)
}

function placeOf(name) {
  return createHash('sha256').update(`paraphrase ${name}`).digest('hex')
}

function readRows(file) {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function entryOf(name, description, body) {
  return { skill: { name, description, triggers: [], intents: [], tags: [] }, body }
}
