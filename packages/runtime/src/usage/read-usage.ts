import type { SkillUse } from './skill-use.ts'

export const usageSchema = 'metier.usage/1'
/** Beyond it a count says nothing more. */
export const mostUses = 1_000_000

/** What a file of ours says, checked, in its order: the one used last at the end. `undefined` for anything else. */
export function readUsage(text: string): readonly SkillUse[] | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(data) || data['schema'] !== usageSchema || !Array.isArray(data['skills'])) return undefined
  const skills = data['skills'].map(skillUse)
  const sound = skills.filter((each) => each !== undefined)
  return sound.length === skills.length ? sound : undefined
}

function skillUse(value: unknown): SkillUse | undefined {
  if (!isRecord(value)) return undefined
  const { name, location, uses } = value
  if (typeof name !== 'string' || typeof location !== 'string' || typeof uses !== 'number') return undefined
  return Number.isInteger(uses) && uses > 0 && uses <= mostUses ? { name, location, uses } : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
