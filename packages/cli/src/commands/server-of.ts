import { MetierError } from '@metier/core'
import type { Environment, Server } from '../environment.ts'

/** The server, where this process can load one. */
export async function serverOf({ loadServer }: Environment): Promise<Server> {
  if (loadServer !== undefined) return loadServer()
  throw new MetierError({
    code: 'internal',
    message: 'The server is not part of this bundle.',
    next: 'Start it with the `metier` program.',
  })
}
