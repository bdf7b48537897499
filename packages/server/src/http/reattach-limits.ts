import { MetierError } from '@metier/core'
import type { ReattachOptions } from '@metier/runtime'

/**
 * How much of what is loaded is given again. A wrong limit must not pass for none or for nothing: what is not given is
 * not in the conversation any more.
 * @throws MetierError `invalid-input` for a limit that is no number of tokens.
 */
export function reattachLimits(given: Readonly<Record<string, unknown>>): ReattachOptions {
  const perSkill = limitOf(given, 'perSkill')
  const total = limitOf(given, 'total')
  return { ...(perSkill === undefined ? {} : { perSkill }), ...(total === undefined ? {} : { total }) }
}

function limitOf(given: Readonly<Record<string, unknown>>, key: string): number | undefined {
  const value = given[key] ?? undefined
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value
  throw new MetierError({
    code: 'invalid-input',
    message: `\`${key}\` must be a number of tokens, 0 or more.`,
    next: 'Leave it out for the limit that is usual.',
  })
}
