import { readCategory, type FoundCommand, type SkillCommand } from '@metier/core'
import type { DescribedCommand } from './described-skill.ts'
import type { ToldCommand } from './host/host-message.ts'

export interface ToSkillCommandOptions {
  readonly skill: string
  readonly loaded: boolean
  readonly unavailable: string | undefined
}

/** Ten days: what is kept longer is no cache. */
const longestCache = 864_000_000
const mostRetries = 5

/** The command as every surface shows it. */
export function toSkillCommand(command: DescribedCommand, options: ToSkillCommandOptions): SkillCommand {
  const { skill, loaded, unavailable } = options
  const { category, annotations } = readCategory(command.category)
  return {
    skill,
    name: command.name,
    id: `${skill}.${command.name}`,
    description: command.description,
    category,
    input: { type: 'object', ...command.input },
    file: command.file.file,
    language: command.file.language,
    annotations: { ...annotations, ...command.annotations },
    cacheMs: Math.min(command.cacheMs, longestCache),
    retries: Math.min(command.retries, mostRetries),
    loaded,
    ...(unavailable !== undefined && { unavailable }),
  }
}

/** What running a file told of a command, where reading it did not. */
export function withTold(found: FoundCommand | undefined, told: ToldCommand): FoundCommand {
  const { name, description, category, input, cache, retries } = told
  return {
    name,
    description: found?.description || (typeof description === 'string' ? description : ''),
    category: found?.category ?? (typeof category === 'string' ? category : undefined),
    input: input ?? found?.input,
    annotations: found?.annotations ?? hintsIn(told.annotations),
    cacheMs: found?.cacheMs ?? amount(cache),
    retries: found?.retries ?? amount(retries),
    symbol: found?.symbol,
    offset: found?.offset ?? 0,
  }
}

function amount(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.round(value) : 0
}

function hintsIn(given: unknown): Readonly<Record<string, boolean | string>> {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return Object.fromEntries(
    entries.filter(
      ([key, value]) => /^(?:title|\w{1,20}Hint)$/.test(key) && ['boolean', 'string'].includes(typeof value),
    ),
  )
}
