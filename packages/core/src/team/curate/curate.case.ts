import type { SkillFiles } from '../../package/merge-files.ts'
import type { BundledAgent, TeamBundle } from '../team-bundle.ts'
import { planCuration, type CurationPlan } from './plan-curation.ts'
import type { TeamRecord } from '../built-in/team-record.ts'

const encode = (text: string) => new TextEncoder().encode(text)

/** A skill with these lines as points, and more files where given. */
export function skillOf(
  name: string,
  points: readonly string[],
  more: {
    readonly version?: string
    readonly description?: string
    readonly files?: Readonly<Record<string, string>>
  } = {},
): SkillFiles {
  const { version = '1.0', description = `About ${name}. Use when ${name} matters.`, files = {} } = more
  const text = `---\nname: ${name}\ndescription: ${description}\nmetadata:\n  version: "${version}"\n---\n\n# ${name}\n\n${points.map((point) => `- ${point}`).join('\n')}\n`
  return new Map(
    Object.entries({ 'SKILL.md': text, ...files }).map(([path, content]) => [
      path,
      { bytes: encode(content), executable: false },
    ]),
  )
}

/** A team of these skills, by their directories, and histories by member. */
export function teamOf(
  skills: Readonly<Record<string, SkillFiles>>,
  histories: Readonly<Record<string, string>> = {},
): TeamBundle {
  const agents = new Map<string, BundledAgent & { skills: Map<string, SkillFiles> }>()
  const agentOf = (name: string) => {
    const there = agents.get(name) ?? { skills: new Map<string, SkillFiles>() }
    agents.set(name, there)
    return there
  }
  const teamSkills = new Map<string, SkillFiles>()
  for (const [path, files] of Object.entries(skills)) {
    const [first, agent = '', , name = ''] = path.split('/')
    if (first === 'agents') agentOf(agent).skills.set(name, files)
    else teamSkills.set(agent, files)
  }
  for (const [name, text] of Object.entries(histories)) agents.set(name, { ...agentOf(name), history: encode(text) })
  return { agents, teamSkills }
}

/** What a look through it comes to. */
export function curate(
  team: TeamBundle,
  more: {
    readonly record?: TeamRecord
    readonly drafts?: Readonly<Record<string, string>>
    readonly decisions?: string
  } = {},
): CurationPlan {
  return planCuration({
    team,
    record: more.record ?? { skills: new Map(), files: new Map() },
    templates: { skills: new Map() },
    drafts: new Map(Object.entries(more.drafts ?? {})),
    ...(more.decisions !== undefined && { decisions: more.decisions }),
    facts: { names: ['dashboard'], members: [...team.agents.keys()], hasFile: (path) => path === 'src/app.ts' },
  })
}
