import { isSeq, parseDocument } from 'yaml'
import { readWanted, type WantedSkills } from './read-wanted.ts'

/**
 * The text of a `metier.yaml` that wants these skills too; its comments and everything else stay. What it wants already
 * is not written twice. `undefined` when the text cannot be edited without the risk of spoiling it. Pure.
 */
export function saveWanted(text: string, line: WantedSkills): string | undefined {
  const document = parseDocument(text, { version: '1.2', schema: 'core' })
  if (document.errors.length > 0) return undefined
  const whole: unknown = document.toJS({ maxAliasCount: 0 })
  if (whole !== null && (typeof whole !== 'object' || Array.isArray(whole))) return undefined
  const list = document.get('install')
  if (list !== undefined && list !== null && !isSeq(list)) return undefined
  const before = Object.getOwnPropertyDescriptor(whole ?? {}, 'install')?.value
  const { wanted, problems } = readWanted(before, 'install')
  if (problems.length > 0) return undefined
  if (wanted.some((each) => JSON.stringify(plain(each)) === JSON.stringify(plain(line)))) return text
  if (isSeq(list)) document.addIn(['install'], document.createNode(plain(line)))
  else document.setIn(['install'], document.createNode([plain(line)]))
  return document.toString({ lineWidth: 0 })
}

function plain({ source, skills, agents, as }: WantedSkills): unknown {
  if (skills.length + agents.length === 0 && as === undefined) return source
  return {
    source,
    ...(skills.length > 0 && { skills: [...skills] }),
    ...(agents.length > 0 && { agents: [...agents] }),
    ...(as !== undefined && { as }),
  }
}
