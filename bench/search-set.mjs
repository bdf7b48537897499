// As many skills as wanted, made of the published ones, for measuring search; and questions to ask of them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLargeSet, readQueries } from '../scripts/search-quality/sets.mjs'

/**
 * Yields `size` skills. Where there are fewer published ones they come again, the rare words of each copy changed: words
 * of a vocabulary that grows as that of new skills does, and no copies that search would put behind one another.
 */
export function* manySkills(file, size) {
  const { entries } = readLargeSet(file)
  const counts = new Map()
  for (const { skill, body } of entries) {
    for (const word of new Set(wordsOf(`${skill.description}\n${body}`))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (let at = 0; at < size; at += 1) {
    const { skill, body } = entries[at % entries.length]
    const round = Math.floor(at / entries.length)
    if (round === 0) {
      yield { skill, body }
      continue
    }
    // A third of the words that few skills have are new in each round, as far as they are longer than short forms.
    const change = (text) =>
      text.replaceAll(/[A-Za-z]{5,}/g, (word) =>
        (counts.get(word.toLowerCase()) ?? 0) < 20 && word.charCodeAt(1) % 3 === round % 3
          ? `${word}${suffixOf(round)}`
          : word,
      )
    yield {
      skill: { ...skill, name: `${skill.name}-${round}`, description: change(skill.description) },
      body: change(body),
    }
  }
}

/** Writes skills into a new project, each under a name by its number; gives where each stands and what it says. */
export function writeSkills(project, skills) {
  mkdirSync(join(project, '.git'), { recursive: true })
  return Array.from(skills, ({ skill, body }, at) => {
    const name = `skill-${at}`
    const directory = join(project, '.agents', 'skills', name)
    const path = join(directory, 'SKILL.md')
    const text = `---\nname: ${name}\ndescription: ${JSON.stringify(skill.description || 'x')}\n---\n${body}`
    mkdirSync(directory, { recursive: true })
    writeFileSync(path, text)
    return { path, text }
  })
}

/** Short questions, and tasks of about two hundred words: several of our long questions one after the other. */
export function askedQuestions() {
  const queries = readQueries(new URL('../fixtures/search/queries.jsonl', import.meta.url), 'tune')
  const short = queries.filter(({ kind }) => kind === 'short').map(({ query }) => query)
  const tasks = queries.filter(({ kind }) => kind === 'long').map(({ query }) => query)
  const long = tasks.map((_, at) => [0, 1, 2, 3].map((next) => tasks[(at + next) % tasks.length]).join(' '))
  return { short, long }
}

function wordsOf(text) {
  return text.toLowerCase().match(/[a-z]{5,}/g) ?? []
}

function suffixOf(round) {
  return [...round.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
}
