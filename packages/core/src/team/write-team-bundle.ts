import { compareBytes } from '../catalog/compare-bytes.ts'
import type { SkillFiles } from '../package/merge-files.ts'
import { bundleRefused } from './bundle-refused.ts'
import { folderNameProblem } from './folder-name-problem.ts'
import { pathsProblem } from './paths-problem.ts'
import { splitHistory } from './split-history.ts'
import type { BundledAgent, TeamBundle } from './team-bundle.ts'
import { toBundledFile, type BundledFile } from './to-bundled-file.ts'

const folders = ['references', 'scripts', 'assets'] as const

/**
 * A team as the text of a `.squad` file, format 1.1 (checklist SQD-92, SQD-93): the same team gives the same bytes.
 * Beyond that format, and only where there are any: `files` holds what lies outside the three folders, `executable`
 * the paths that may be run. Throws `refused` for names that no other system could take.
 */
export function writeTeamBundle({ agents, teamSkills }: TeamBundle): string {
  const bundle = {
    squad_format_version: '1.1',
    agents: sorted(agents, agentOf),
    team_skills: sorted(teamSkills, skillOf),
  }
  return `${JSON.stringify(bundle, undefined, 2)}\n`
}

function sorted<Value>(values: ReadonlyMap<string, Value>, write: (value: Value, name: string) => unknown) {
  const names = [...values.keys()].toSorted(compareBytes)
  for (const name of names) {
    const problem = folderNameProblem(name)
    if (problem !== undefined) throw bundleRefused(`${JSON.stringify(name)} ${problem}`)
  }
  return Object.fromEntries(
    [...values]
      .toSorted(([one], [other]) => compareBytes(one, other))
      .map(([name, value]) => [name, write(value, name)]),
  )
}

function agentOf({ charter, history, skills }: BundledAgent) {
  return {
    ...(charter !== undefined && { charter: toBundledFile(charter) }),
    ...(history !== undefined && { history: historyOf(history) }),
    skills: sorted(skills, skillOf),
  }
}

function historyOf(bytes: Uint8Array): { readonly portable: BundledFile; readonly project: BundledFile } {
  const text = toBundledFile(bytes)
  return typeof text === 'string' ? splitHistory(text) : { portable: text, project: '' }
}

function skillOf(files: SkillFiles, name: string) {
  const problem = pathsProblem(files.keys())
  if (problem !== undefined) throw bundleRefused(`in the skill ${name}, ${problem}`)
  const within = (prefix: string) => {
    const inside = [...files]
      .filter(([path]) => path.startsWith(prefix))
      .toSorted(([one], [other]) => compareBytes(one, other))
    return Object.fromEntries(inside.map(([path, { bytes }]) => [path.slice(prefix.length), toBundledFile(bytes)]))
  }
  const others = [...files.keys()]
    .filter((path) => path !== 'SKILL.md' && !folders.some((folder) => path.startsWith(`${folder}/`)))
    .toSorted(compareBytes)
  const executable = [...files]
    .filter(([, file]) => file.executable)
    .map(([path]) => path)
    .toSorted(compareBytes)
  const outside = others.map((path) => [path, toBundledFile(files.get(path)?.bytes ?? new Uint8Array())])
  return {
    skill_md: toBundledFile(files.get('SKILL.md')?.bytes ?? new Uint8Array()),
    ...Object.fromEntries(folders.map((folder) => [folder, within(`${folder}/`)])),
    ...(outside.length > 0 && { files: Object.fromEntries(outside) }),
    ...(executable.length > 0 && { executable }),
  }
}
