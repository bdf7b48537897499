import type { FieldRow } from '../fields/field-table.ts'
import type { InstallOption, McpRequirement, Skill } from '../skill.ts'

/**
 * The value of a field as plain data to be written, or `undefined` when it says no more than its
 * absence: empty lists, empty text, and the defaults of the model.
 */
export function fieldValue(row: FieldRow, skill: Partial<Skill>): unknown {
  const value = skill[row.field]
  if (value === undefined || value === '') return undefined
  if (row.kind === 'boolean') return value === defaults[row.field] ? undefined : value
  if (row.kind === 'context') return value === 'inline' ? undefined : value
  if (row.field === 'requires') return skill.requires === undefined ? undefined : withoutEmpty(skill.requires)
  if (Array.isArray(value) && value.length === 0) return undefined
  if (row.field === 'mcp') return skill.mcp?.map(mcpValue)
  if (row.field === 'install') return skill.install?.map(installValue)
  return value
}

const defaults: Partial<Record<keyof Skill, boolean>> = {
  always: false,
  userInvocable: true,
  disableModelInvocation: false,
  enabled: true,
}

function mcpValue({ name, reason, optional, fallback }: McpRequirement): object {
  return {
    name,
    ...(reason === undefined ? {} : { reason }),
    ...(optional ? { optional: true } : {}),
    ...(fallback === undefined ? {} : { fallback }),
  }
}

function installValue({ id, kind, label, bins, details }: InstallOption): object {
  return {
    ...(id === undefined ? {} : { id }),
    kind,
    ...details,
    ...(bins.length === 0 ? {} : { bins }),
    ...(label === undefined ? {} : { label }),
  }
}

function withoutEmpty(value: object): object | undefined {
  const entries = Object.entries(value).filter(([, list]) => !Array.isArray(list) || list.length > 0)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
