import type { Evaluator } from './evaluator.ts'
import { flowValue, type FlowValue } from './flow-value.ts'

/** What a program gets by an import: what another file of the skill holds, or a module by its name. */
export function importedValue(
  { modules }: Pick<Evaluator['options'], 'modules'>,
  module: string,
  member: string | undefined,
): FlowValue {
  const name = module.replace(/^node:/, '').replace('/promises', '.promises')
  const own =
    modules.get(name.replace(/^.*[./]/, '') || name) ?? modules.get(name.replace(/\.\w{1,4}$/, '').replace(/^.*\//, ''))
  const found = member === undefined ? undefined : own?.get(member)
  if (found !== undefined) return found
  return flowValue({ path: member === undefined || member === 'default' ? name : `${name}.${member}` })
}
