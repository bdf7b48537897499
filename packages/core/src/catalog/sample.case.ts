import { blankSkill } from '../format/fields/blank-skill.ts'
import type { Skill } from '../format/skill.ts'
import { nameKey } from '../format/name-key.ts'
import type { Candidate } from './candidate.ts'
import type { SkillRoot } from './skill-root.ts'
import type { CatalogSettings, ViewContext } from './view-context.ts'

/** A skill that asks for nothing. */
function sampleSkill(changes: Partial<Skill> = {}): Skill {
  return { ...blankSkill('sample', 'Does a thing.'), ...changes }
}

export const projectRoot: SkillRoot = {
  path: '/shop/.claude/skills',
  scope: 'project',
  order: 0,
  source: 'claude-code',
}

export interface SampleCandidate extends Partial<Omit<Candidate, 'skill' | 'root'>> {
  readonly root?: SkillRoot
  /** Folder name; the skill's name unless told. */
  readonly folder?: string
  /** `null`: the file does not load. */
  readonly skill?: Partial<Skill> | null
}

export function sampleCandidate(changes: SampleCandidate = {}): Candidate {
  const { root = projectRoot, skill: fields = {}, folder: givenFolder, ...rest } = changes
  const skill = fields === null ? undefined : sampleSkill(fields)
  const folder = givenFolder ?? skill?.name ?? 'sample'
  const directory = `${root.path}/${folder}`
  return {
    root,
    directory,
    location: `${directory}/SKILL.md`,
    skill,
    key: nameKey(skill?.name ?? folder),
    directoryKey: nameKey(folder),
    diagnostics:
      skill === undefined
        ? [{ code: 'missing-description', severity: 'error', message: 'There is no description.', help: 'Write one.' }]
        : [],
    size: 100,
    modified: 1,
    digest: null,
    verdict: 'unscanned',
    trusted: true,
    ...rest,
  }
}

const sampleSettings: CatalogSettings = {
  enabled: true,
  entries: {},
  blockCritical: true,
  profile: 'load',
  includeFlat: true,
  values: {},
}

export interface SampleContext extends Partial<Omit<ViewContext, 'host' | 'settings'>> {
  readonly host?: Partial<ViewContext['host']>
  readonly settings?: Partial<CatalogSettings>
}

/** A bare Linux machine with nothing on PATH. */
export function sampleContext({ host, settings, ...rest }: SampleContext = {}): ViewContext {
  return {
    host: { platform: 'linux', home: '/home/me', environment: {}, hasBinary: () => false, ...host },
    settings: { ...sampleSettings, ...settings },
    preset: 'default',
    ...rest,
  }
}
