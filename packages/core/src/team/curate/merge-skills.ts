import { parseSkill } from '../../format/parse-skill.ts'
import type { Skill } from '../../format/skill.ts'
import { writeSkill } from '../../format/write-skill.ts'
import type { SkillFileContent, SkillFiles } from '../../package/merge-files.ts'
import { encodeText } from '../../text/encode-text.ts'
import { sameBytes } from '../same-bytes.ts'
import { mergeBodies } from './merge-bodies.ts'
import { mergeDescriptions } from './merge-descriptions.ts'

/**
 * One skill that says and brings all that two do, under the name of the first; `undefined` where one of them cannot be
 * read. A file that both bring with different content keeps both, the second under a name of its own.
 */
export function mergeSkills(first: SkillFiles, second: SkillFiles, secondName: string): SkillFiles | undefined {
  const [one, other] = [first, second].map(read)
  if (one === undefined || other === undefined) return undefined
  const body = mergeBodies(one.body, other.body)
  const text = writeSkill(mergeModels(one.skill, other.skill), `\n${body.trimStart()}`)
  const files = new Map<string, SkillFileContent>(first)
  files.set('SKILL.md', { bytes: encodeText(text), executable: first.get('SKILL.md')?.executable ?? false })
  for (const [path, content] of second) {
    if (path === 'SKILL.md') continue
    const there = files.get(path)
    if (there === undefined) files.set(path, content)
    else if (!sameBytes(there.bytes, content.bytes)) files.set(besides(path, secondName, files), content)
  }
  return files
}

function read(files: SkillFiles) {
  const bytes = files.get('SKILL.md')?.bytes
  if (bytes === undefined) return undefined
  const { skill, body, diagnostics } = parseSkill({ bytes, path: 'SKILL.md', directoryName: '' })
  const isWhole = !diagnostics.some(({ severity }) => severity === 'error')
  return skill === undefined || !isWhole ? undefined : { skill, body }
}

function mergeModels(one: Skill, other: Skill): Skill {
  return {
    ...other,
    ...one,
    description: mergeDescriptions(one.description, other.description),
    authors: union(one.authors, other.authors),
    triggers: union(one.triggers, other.triggers),
    intents: union(one.intents, other.intents),
    tags: union(one.tags, other.tags),
    mcp: [...one.mcp, ...other.mcp.filter(({ name }) => !one.mcp.some((each) => each.name === name))],
    allowedTools: union(one.allowedTools, other.allowedTools),
    metadata: { ...other.metadata, ...one.metadata },
    extra: { ...other.extra, ...one.extra },
  }
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])]
}

function besides(path: string, name: string, files: ReadonlyMap<string, unknown>): string {
  const dot = path.lastIndexOf('.')
  const at = dot > path.lastIndexOf('/') + 1 ? dot : path.length
  for (let number = 1; ; number += 1) {
    const candidate = `${path.slice(0, at)}-from-${name}${number === 1 ? '' : `-${number}`}${path.slice(at)}`
    if (!files.has(candidate)) return candidate
  }
}
