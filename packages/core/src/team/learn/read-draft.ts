import type { SkillFiles } from '../../package/merge-files.ts'
import { decodeText } from '../../text/decode-text.ts'
import { folderNameProblem } from '../folder-name-problem.ts'
import { pathsProblem } from '../paths-problem.ts'
import { draftFile } from './draft-file.ts'
import type { ReplacedSkill, TeamDraft } from './team-draft.ts'

/** A draft as it lies on the disk; `undefined` for what is none, or names places that are not in the team. */
export function readDraft(name: string, all: SkillFiles): TeamDraft | undefined {
  const about = all.get(draftFile)
  if (about === undefined || !all.has('SKILL.md') || folderNameProblem(name) !== undefined) return undefined
  const data = parse(decodeText(about.bytes).text)
  if (data === undefined) return undefined
  const { to, by, why, replaces } = data
  const member = to === null || to === undefined ? null : to
  if (member !== null && (typeof member !== 'string' || folderNameProblem(member) !== undefined)) return undefined
  const replaced = Array.isArray(replaces) ? replaces.map(replacedOf) : []
  if (replaced.some((each) => each === undefined)) return undefined
  return {
    name,
    to: member,
    by: typeof by === 'string' ? by : '',
    why: Array.isArray(why) ? why.filter((each) => typeof each === 'string') : [],
    replaces: replaced.filter((each) => each !== undefined),
    files: new Map([...all].filter(([path]) => path !== draftFile)),
  }
}

/** Only skills of the team: anything else would let a draft move other files away. */
function replacedOf(value: unknown): ReplacedSkill | undefined {
  if (!isMapping(value)) return undefined
  const { path, files } = value
  if (typeof path !== 'string' || !isMapping(files)) return undefined
  if (!/^(?:agents\/[^/]{1,100}\/)?skills\/[^/]{1,100}$/.test(path)) return undefined
  if (pathsProblem([path]) !== undefined || pathsProblem(Object.keys(files)) !== undefined) return undefined
  return {
    path,
    files: new Map(Object.entries(files).filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
  }
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return isMapping(data) ? data : undefined
  } catch {
    return undefined
  }
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
