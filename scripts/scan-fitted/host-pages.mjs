// The pages of the skills that paragraphs were fitted into: labelled skills in a folder each, and those of the search corpus.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readEnglish } from '../search-quality/sets.mjs'

/** Finds SKILL.md of a host in the corpus `directory`, by a path in it or by a name in `search/skills.jsonl.gz`. */
export function hostPages(directory) {
  const searched = join(directory, 'search/skills.jsonl.gz')
  const skills = existsSync(searched)
    ? new Map(readEnglish(searched).map((entry) => [entry.skill.name, entry]))
    : new Map()
  return (host) => {
    const path = join(directory, host, 'SKILL.md')
    if (existsSync(path)) return readFileSync(path, 'utf8')
    const found = skills.get(host)
    if (found === undefined) return undefined
    const { skill, body } = found
    return `---\nname: ${nameOfHost(host)}\ndescription: ${JSON.stringify(skill.description)}\n---\n${body}\n`
  }
}

/** The name of the folder that a host stands in. */
export function nameOfHost(host) {
  return basename(host).toLowerCase()
}
