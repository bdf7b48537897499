import { splitList } from '../fields/split-list.ts'
import type { FieldKind } from '../fields/field-kind.ts'
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

/** One text for a value: words with separators where they come apart again the same way, else JSON. */
export function textOfValue(value: unknown, kind: FieldKind): string {
  if (typeof value === 'string') return value
  const items = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  if (!Array.isArray(value) || items.length < value.length) return JSON.stringify(value)
  const joined = items.join(kind === 'tools' ? ' ' : ', ')
  const apart = splitList(joined, kind === 'skills' || kind === 'platforms' ? 'words' : kind)
  const same = apart.length === items.length && apart.every((item, index) => item === items[index])
  return same && !/^\s*[[{]/.test(joined) ? joined : JSON.stringify(items)
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
