import { isAbsolute, join, resolve } from 'node:path'
import type { ConfigurationKey } from '@metier/core'
import { hostNames } from './host-names.ts'

export type CheckedValue = { readonly value: unknown } | { readonly problem: string }

export interface CheckValueOptions {
  /** Absolute directory that relative paths start from. */
  readonly base: string
  readonly home: string
}

type Check = (key: ConfigurationKey, value: unknown, options: CheckValueOptions) => CheckedValue

const checks: Readonly<Record<ConfigurationKey['kind'], Check>> = {
  boolean: (_key, value) => (typeof value === 'boolean' ? { value } : { problem: 'must be true or false' }),
  integer: checkInteger,
  text: (_key, value) => (typeof value === 'string' ? { value } : { problem: 'must be text' }),
  texts: (_key, value) => (isTexts(value) ? { value } : { problem: 'must be a list of texts' }),
  paths: (_key, value, options) =>
    isTexts(value)
      ? { value: value.map((path) => absolutePath(path, options)) }
      : { problem: 'must be a list of directories' },
  hosts: checkHosts,
  'text-map': (_key, value) =>
    isTextMap(value) ? { value } : { problem: 'must map names to texts; put numbers in quotes' },
  choice: ({ choices = [] }, value) =>
    typeof value === 'string' && choices.includes(value)
      ? { value }
      : { problem: `must be one of ${choices.join(', ')}` },
  date: (_key, value) => (isDay(value) ? { value } : { problem: 'must be a day such as 2027-01-31' }),
  anything: (_key, value) => ({ value }),
}

/** Does a plain value fit its key? Directories come back absolute. */
export function checkValue(key: ConfigurationKey, value: unknown, options: CheckValueOptions): CheckedValue {
  return checks[key.kind](key, value, options)
}

function checkInteger(key: ConfigurationKey, value: unknown): CheckedValue {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = key
  const fits = Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum
  return fits ? { value } : { problem: `must be a whole number from ${minimum} to ${maximum}` }
}

function checkHosts(_key: ConfigurationKey, value: unknown): CheckedValue {
  const problem = 'must be a list of hosts such as api.example.com, without https://, path and port'
  if (!isTexts(value)) return { problem }
  const names = value.map(hostNames)
  return names.some(({ length }) => length === 0) ? { problem } : { value: [...new Set(names.flat())] }
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isTextMap(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((item) => typeof item === 'string')
  )
}

function absolutePath(path: string, { base, home }: CheckValueOptions): string {
  if (path === '~') return home
  if (path.startsWith('~/') || path.startsWith('~\\')) return join(home, path.slice(2))
  return isAbsolute(path) ? resolve(path) : resolve(base, path)
}
