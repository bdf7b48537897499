import type { Evaluator } from './evaluator.ts'
import { flowValue, type FlowValue } from './flow-value.ts'

/** What a program gets by an import: what another file of the skill holds, or a module by its name. */
export function importedValue(
  { modules, program }: Pick<Evaluator['options'], 'modules' | 'program'>,
  module: string,
  member: string | undefined,
): FlowValue {
  const name = module.replace(/^node:/, '').replace('/promises', '.promises')
  const { path: from } = program.piece
  const own = modules.find(from, name)
  if (member === undefined) return flowValue({ path: name, ...(own && { module: own }) })
  const found = own?.get(member) ?? (member === 'default' ? own?.get('module.exports') : undefined)
  if (found !== undefined) return found
  // `from . import keys`, `from lib import keys`
  const inner = modules.at(from, `${name}${name.endsWith('.') ? '' : '.'}${member}`)
  return flowValue({ path: member === 'default' ? name : `${name}.${member}`, ...(inner && { module: inner }) })
}
