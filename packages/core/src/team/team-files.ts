import { compareBytes } from '../catalog/compare-bytes.ts'
import type { SkillFileContent, SkillFiles } from '../package/merge-files.ts'
import { bundleRefused } from './bundle-refused.ts'
import { folderNameProblem } from './folder-name-problem.ts'
import { pathsProblem } from './paths-problem.ts'
import type { TeamBundle } from './team-bundle.ts'

/** One file of a team, as it lies in a project. */
export interface TeamFile extends SkillFileContent {
  /** Relative to the project, with `/`. */
  readonly path: string
}

/**
 * The files of a team where they lie in a project, for an archive: in byte order of paths. Throws `refused` for names
 * that no other system could take.
 */
export function teamFiles({ agents, teamSkills }: TeamBundle): readonly TeamFile[] {
  const files: TeamFile[] = []
  const addSkills = (within: string, skills: ReadonlyMap<string, SkillFiles>) => {
    for (const [name, content] of skills) {
      const problem = folderNameProblem(name) ?? pathsProblem(content.keys())
      if (problem !== undefined) throw bundleRefused(`in the skill ${JSON.stringify(name)}, ${problem}`)
      for (const [path, file] of content) files.push({ path: `${within}/skills/${name}/${path}`, ...file })
    }
  }
  for (const [name, { charter, history, skills }] of agents) {
    const problem = folderNameProblem(name)
    if (problem !== undefined) throw bundleRefused(`${JSON.stringify(name)} ${problem}`)
    const within = `.ai-team/agents/${name}`
    for (const [file, bytes] of Object.entries({ 'charter.md': charter, 'history.md': history }))
      if (bytes !== undefined) files.push({ path: `${within}/${file}`, bytes, executable: false })
    addSkills(within, skills)
  }
  addSkills('.ai-team', teamSkills)
  return files.toSorted((one, other) => compareBytes(one.path, other.path))
}
