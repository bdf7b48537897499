import { agentPlaceProblem } from '@metier/core'

/** What is wrong with a setting below `skills.agents`; `undefined` for any other. */
export function agentSettingProblem(path: readonly string[], value: unknown): string | undefined {
  const [first, second, id = '', name] = path
  if (first !== 'skills' || second !== 'agents') return undefined
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return 'belongs to a name of small letters, digits and hyphens'
  return (name === 'project' || name === 'user') && typeof value === 'string'
    ? agentPlaceProblem(value, name)
    : undefined
}
