// What hands changed in published skills: whole sections and notes, of which one paragraph or several are bad.
import { isProgramPath } from '../../packages/core/dist/scan/programs/is-program-path.js'
import { windowsOf } from '../../packages/core/dist/scan/orders/windows-of.js'
import { changedSkills } from '../train-lines/skills-of.mjs'
import { bagOf, viewOf } from './bag-of.mjs'

/**
 * The paragraphs that somebody added to pages, in all files of these folders. An attack is learned from where nothing but pages was
 * changed: beside a bad program the page may be harmless.
 */
export function changedExamples(table, folders, published) {
  return folders.flatMap((folder) => [...changedSkills(folder, published)].flatMap((skill) => exampleOf(table, skill)))
}

function exampleOf(table, { kind, group, name, files, before }) {
  if (before === undefined) return []
  const isAttack = kind === 'attacks'
  const old = new Map(before.map(({ path, bytes }) => [path, bytes]))
  const changed = files.filter(({ path, bytes }) => !(old.get(path)?.equals(bytes) ?? false))
  if (isAttack && changed.some(({ path }) => isProgramPath(path))) return []
  const skill = { name: name.split('/').at(-1), files: files.map(({ path, bytes }) => ({ path, bytes })) }
  const known = new Set(Array.from(windowsOf(viewOf({ ...skill, files: before })), ({ line }) => line.trim()))
  const bag = bagOf(table, skill, { isAttack, isWanted: (_, { line }) => !known.has(line.trim()) })
  if (bag.rows.length === 0) return []
  return [{ ...bag, source: 'changed', group, isAttack }]
}
