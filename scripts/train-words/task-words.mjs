#!/usr/bin/env node
// Which words people use of their tasks and skills do not use of themselves: `node scripts/train-words/task-words.mjs --skills
// skills.jsonl.gz`. Reads the questions for tuning of fixtures/search/tasks.jsonl and long-tasks.jsonl, and the published skills, and
// writes packages/core/src/search/task-words.ts. The same inputs give the same file. Needs a built tree.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { tokenize } from '@metier/core'
import { readEnglish, readQueries } from '../search-quality/sets.mjs'

const { values } = parseArgs({ options: { skills: { type: 'string' } } })

/** A word of a single task may be what that task is about. */
const fewestTasks = 2
/** Shares as small as this tell little, of tasks and of skills. */
const even = 0.005
/** As much of a text as the index reads. */
const [longestText, mostTerms] = [8000, 400]
const steps = 10
const longestLine = 108

const root = new URL('../../', import.meta.url)
const tasks = ['tasks', 'long-tasks'].flatMap((name) =>
  readQueries(new URL(`fixtures/search/${name}.jsonl`, root), 'tune'),
)
const skills = readEnglish(values.skills)
const inTasks = countsOf(tasks.map(({ query }) => tokenize(query)))
const introductions = skills.map(({ skill: { name, description } }) => tokenize(`${name} ${description}`))
const inIntroductions = countsOf(introductions)
const inSkills = countsOf(
  skills.map(({ body }, at) => [...introductions[at], ...tokenize(body.slice(0, longestText)).slice(0, mostTerms)]),
)

const lines = Array.from({ length: steps - 1 }, () => [])
for (const [term, count] of inTasks) {
  const step = Math.round(shareOf(term, count) * steps)
  if (count >= fewestTasks && step < steps && /^[a-z]+$/.test(term)) lines[Math.max(1, step) - 1].push(term)
}
writeFileSync(new URL('packages/core/src/search/task-words.ts', root), fileOf(lines))
console.log(`${tasks.length} tasks, ${skills.length} skills, ${lines.flat().length} words`)

/** The root of how much rarer a word is among skills than among tasks: in between what introduces them and all of their text. */
function shareOf(term, count) {
  const ofSkills = Math.sqrt(((inIntroductions.get(term) ?? 0) + 1) * ((inSkills.get(term) ?? 0) + 1)) / skills.length
  return Math.min(1, Math.sqrt((ofSkills + even) / (count / tasks.length + even)))
}

/** In how many texts each term stands. */
function countsOf(texts) {
  const counts = new Map()
  for (const terms of texts) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

function fileOf(groups) {
  return [
    '/**',
    ' * Words by their stems that people say of their tasks more often than skills say them: the first line counts for a tenth, the',
    ' * second for two tenths, and so on. Made by scripts/train-words/task-words.mjs.',
    ' */',
    'export const taskWords: readonly string[] = [',
    ...groups.map((terms) => quoted(terms.toSorted())),
    ']',
    '',
  ].join('\n')
}

/** A string in pieces that fit a line, as the formatter has it. */
function quoted(terms) {
  const pieces = ['']
  for (const term of terms) {
    const last = pieces.at(-1)
    if (last.length + term.length + 1 > longestLine) pieces.push(term)
    else pieces[pieces.length - 1] = last === '' ? term : `${last} ${term}`
  }
  return `  '${pieces.join(" ' +\n    '")}',`
}
