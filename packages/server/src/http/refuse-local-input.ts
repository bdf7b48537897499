import { MetierError } from '@metier/core'
import type { AnyOperation } from '@metier/operations'

/**
 * What writes to this machine, or reads where it likes, is for who sits at it.
 * @throws MetierError `invalid-input` naming the input that is not taken from afar.
 */
export function refuseLocalInput({ name, localInput = [] }: AnyOperation, input: unknown): void {
  if (typeof input !== 'object' || input === null) return
  const given = Object.entries(input).find(([key, value]) => localInput.includes(key) && value !== false)
  if (given === undefined) return
  throw new MetierError({
    code: 'invalid-input',
    message: `${given[0]} is not taken over HTTP: it may write a file on this machine.`,
    next: `Leave it out, or run \`metier ${name} --${given[0]}\` there.`,
  })
}
