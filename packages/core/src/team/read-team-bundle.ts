import type { SkillFiles } from '../package/merge-files.ts'
import { collisionKey } from '../package/collision-key.ts'
import { decodeText } from '../text/decode-text.ts'
import { bundleRefused } from './bundle-refused.ts'
import { folderNameProblem } from './folder-name-problem.ts'
import { fromBundledFile } from './from-bundled-file.ts'
import { pathsProblem } from './paths-problem.ts'
import { skillNameLine } from './skill-name-line.ts'
import type { BundledAgent, TeamBundle } from './team-bundle.ts'

/** More than any team has; reading ends there. */
const mostFiles = 50_000
const folders = ['references', 'scripts', 'assets'] as const

/**
 * Reads a `.squad` file of format 1.1, or of 1.0, which knew skills as a list of SKILL.md texts (decisions R-29).
 * It is a stranger's: one name that leads out of its directory, or that two systems read differently, and nothing of it
 * is taken. Throws `refused`.
 */
export function readTeamBundle(text: string): TeamBundle {
  const bundle = objectOf(parse(text), 'it is no object')
  const version = bundle['squad_format_version'] ?? bundle['version']
  if (version !== '1.0' && version !== '1.1')
    throw bundleRefused(
      `its version is ${JSON.stringify(version)?.slice(0, 40) ?? 'missing'}, and 1.0 and 1.1 can be read`,
    )
  const count = { files: 0 }
  const agents = named(bundle['agents'] ?? {}, 'agents', (value, name) => readAgent(value, name, count))
  return { agents, teamSkills: readSkills(bundle['team_skills'] ?? bundle['skills'] ?? {}, 'the team', count) }
}

interface Count {
  files: number
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw bundleRefused('it is no JSON')
  }
}

function objectOf(value: unknown, why: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bundleRefused(why)
  // Entries of its own alone: a member called like one of every object's is not taken for it.
  return Object.assign(Object.create(null), Object.fromEntries(Object.entries(value)))
}

function named<Value>(value: unknown, what: string, read: (value: unknown, name: string) => Value): Map<string, Value> {
  const seen = new Set<string>()
  const result = new Map<string, Value>()
  for (const [name, item] of Object.entries(objectOf(value, `${what} is no object`))) {
    const problem = folderNameProblem(name)
    if (problem !== undefined) throw bundleRefused(`${JSON.stringify(name.slice(0, 100))} ${problem}`)
    if (seen.has(collisionKey(name))) throw bundleRefused(`${JSON.stringify(name)} is there twice on some systems`)
    seen.add(collisionKey(name))
    result.set(name, read(item, name))
  }
  return result
}

function readAgent(value: unknown, name: string, count: Count): BundledAgent {
  const agent = objectOf(value, `the member ${name} is no object`)
  const charter = agent['charter'] === undefined ? undefined : bytesOf(agent['charter'], `the charter of ${name}`)
  const history = readHistory(agent['history'], name)
  return {
    ...(charter && { charter }),
    ...(history && { history }),
    skills: readSkills(agent['skills'] ?? {}, name, count),
  }
}

function readHistory(value: unknown, name: string): Uint8Array | undefined {
  if (value === undefined || value === null) return undefined
  const what = `the history of ${name}`
  if (typeof value === 'string') return bytesOf(value, what)
  const { portable, project } = objectOf(value, `${what} is no object`)
  const parts = [portable, project].filter((part) => part !== undefined && part !== null)
  const all = parts.map((part) => bytesOf(part, what))
  const joined = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of all) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

function bytesOf(value: unknown, what: string): Uint8Array {
  const bytes = fromBundledFile(value)
  if (bytes === undefined) throw bundleRefused(`${what} is neither text nor base64`)
  return bytes
}

function readSkills(value: unknown, owner: string, count: Count): ReadonlyMap<string, SkillFiles> {
  if (!Array.isArray(value))
    return named(value, `the skills of ${owner}`, (skill, name) => readSkill(skill, name, count))
  const texts = value.map((text: unknown, at): [string, unknown] => {
    const bytes = bytesOf(text, `skill ${at + 1} of ${owner}`)
    const name = skillNameLine(decodeText(bytes).text)?.name ?? ''
    return [name === '' ? `skill-${at + 1}` : name, { skill_md: text }]
  })
  if (new Set(texts.map(([name]) => name)).size < texts.length)
    throw bundleRefused(`two skills of ${owner} have one name`)
  return named(Object.fromEntries(texts), `the skills of ${owner}`, (skill, name) => readSkill(skill, name, count))
}

function readSkill(value: unknown, name: string, count: Count): SkillFiles {
  const what = `the skill ${name}`
  const skill = typeof value === 'string' ? { skill_md: value } : objectOf(value, `${what} is no object`)
  const entries: [string, unknown][] = [['SKILL.md', skill['skill_md']]]
  for (const folder of folders)
    for (const [path, file] of members(skill[folder], what)) entries.push([`${folder}/${path}`, file])
  for (const [path, file] of members(skill['files'], what)) entries.push([path, file])
  count.files += entries.length
  if (count.files > mostFiles) throw bundleRefused(`it holds more than ${mostFiles} files`)
  const problem = pathsProblem(entries.map(([path]) => path))
  if (problem !== undefined) throw bundleRefused(`in ${what}, ${problem}`)
  const list = skill['executable']
  const executable = new Set<unknown>(Array.isArray(list) ? list : [])
  return new Map(
    entries.map(([path, file]) => [
      path,
      { bytes: bytesOf(file, `${path.slice(0, 100)} of ${what}`), executable: executable.has(path) },
    ]),
  )
}

function members(value: unknown, what: string): readonly (readonly [string, unknown])[] {
  return value === undefined || value === null
    ? []
    : Object.entries(objectOf(value, `a folder of ${what} is no object`))
}
