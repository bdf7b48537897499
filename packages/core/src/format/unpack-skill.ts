import { blankSkill } from './fields/blank-skill.ts'
import type { PackedFields } from './pack-skill.ts'
import type { Skill } from './skill.ts'

const blank = blankSkill('', '')

const texts = new Set(
  'license compatibility version category primaryEnv emoji skillKey homepage model agent effort argumentHint whenToUse confidence source'.split(
    ' ',
  ),
)

/** Fields that hold what a file says, word for word: their objects have no prototype for a file's keys to meet. */
const verbatim = new Set(['metadata', 'extra', 'hooks'])

/** The skill of which `packSkill` made these fields; `undefined` when they are of no skill. */
export function unpackSkill(name: string, description: string, packed?: PackedFields): Skill | undefined {
  const skill = blankSkill(name, description)
  if (packed === undefined) return skill
  const fields: Record<string, unknown> = skill
  for (const [key, value] of Object.entries(packed)) {
    if (!isFieldValue(key, value)) return undefined
    fields[key] = verbatim.has(key) ? bare(value) : key === 'install' ? withBareDetails(value) : value
  }
  return skill
}

function isFieldValue(key: string, value: unknown): boolean {
  if (texts.has(key)) return typeof value === 'string'
  if (key === 'hooks') return true
  if (key === 'mcp' || key === 'install') return Array.isArray(value) && value.every(isObject)
  if (key === 'requires') {
    return isObject(value) && Object.keys(blank.requires).every((part) => isTexts(Reflect.get(value, part)))
  }
  const usual: unknown = Object.hasOwn(blank, key) ? Reflect.get(blank, key) : undefined
  if (Array.isArray(usual)) return isTexts(value)
  return usual !== undefined && typeof value === typeof usual && value !== null && !Array.isArray(value)
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isObject(value)) return value
  const result: Record<string, unknown> = Object.create(null)
  for (const [key, inner] of Object.entries(value)) result[key] = bare(inner)
  return result
}

function withBareDetails(value: unknown): unknown {
  const options: unknown[] = Array.isArray(value) ? value : []
  return options.map((option) => (isObject(option) ? { ...option, details: bare(option.details) } : option))
}
