import { collisionKey } from '../package/collision-key.ts'
import type { SkillFiles } from '../package/merge-files.ts'
import { renameSkillText } from './rename-skill-text.ts'
import { sameFiles } from './same-files.ts'
import type { TeamBundle } from './team-bundle.ts'

export interface TeamImportOptions {
  readonly bundle: TeamBundle
  /** The team that is there. */
  readonly present: TeamBundle
  /** Names of the skills that ship with Metier: what was learned never takes the place of one. */
  readonly builtIn: ReadonlySet<string>
}

/** What becomes of one skill of a bundle. */
export interface ImportedSkill {
  /** Whose it is; absent for the team's. */
  readonly agent?: string
  readonly name: string
  /** The name it gets: its own, or with `-imported` where another skill has that (decisions R-50). */
  readonly as: string
  /** `same`: it is there already, byte for byte. */
  readonly action: 'add' | 'same'
  readonly files: SkillFiles
}

/** One file of a member. */
export interface ImportedFile {
  /** Relative to the team's folder, with `/`. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Something else is there: it goes to the archive first. */
  readonly replaces: boolean
}

export interface TeamImportPlan {
  /** Members first, then the team (checklist SQD-95). */
  readonly skills: readonly ImportedSkill[]
  readonly files: readonly ImportedFile[]
}

const longestName = 64

/** What an import does, as data. It overwrites no skill: what has another's name gets a new one. Doing it again adds nothing. */
export function planTeamImport({ bundle, present, builtIn }: TeamImportOptions): TeamImportPlan {
  const skills: ImportedSkill[] = []
  const files: ImportedFile[] = []
  for (const [agent, member] of bundle.agents) {
    const there = present.agents.get(agent)
    for (const part of ['charter', 'history'] as const) {
      const bytes = member[part]
      const old = there?.[part]
      if (bytes === undefined || (old !== undefined && sameFiles(one(bytes), one(old)))) continue
      files.push({ path: `agents/${agent}/${part}.md`, bytes, replaces: old !== undefined })
    }
    const put = placer(there?.skills, builtIn)
    for (const [name, skill] of member.skills) skills.push({ agent, ...put(name, skill) })
  }
  const put = placer(present.teamSkills, builtIn)
  for (const [name, skill] of bundle.teamSkills) skills.push(put(name, skill))
  return { skills, files }
}

function one(bytes: Uint8Array): SkillFiles {
  return new Map([['', { bytes, executable: false }]])
}

type Place = (name: string, skill: SkillFiles) => Omit<ImportedSkill, 'agent'>

/** Finds a name for one skill after another in one directory. */
function placer(present: ReadonlyMap<string, SkillFiles> | undefined, builtIn: ReadonlySet<string>): Place {
  // By key, because `React` would land in `react` where a disk does not tell them apart.
  const taken = new Set([...(present?.keys() ?? [])].map(collisionKey))
  const given = new Set([...builtIn].map(collisionKey))
  return (name, skill) => {
    for (let attempt = 0; ; attempt += 1) {
      const as = attempt === 0 ? name : suffixed(name, attempt === 1 ? '-imported' : `-imported-${attempt}`)
      const key = collisionKey(as)
      if (given.has(key)) continue
      const files = as === name ? skill : renamed(skill, as)
      const there = present?.get(as)
      const isSame = there !== undefined && sameFiles(there, files)
      if (taken.has(key) && !isSame) continue
      given.add(key)
      return { name, as, action: isSame ? 'same' : 'add', files }
    }
  }
}

function suffixed(name: string, suffix: string): string {
  return `${name.slice(0, longestName - suffix.length).replace(/-{1,64}$/, '')}${suffix}`
}

function renamed(skill: SkillFiles, name: string): SkillFiles {
  return new Map(
    [...skill].map(([path, file]) => [
      path,
      path === 'SKILL.md' ? { ...file, bytes: renameSkillText(file.bytes, name) } : file,
    ]),
  )
}
