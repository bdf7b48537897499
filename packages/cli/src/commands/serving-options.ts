import { MetierError } from '@metier/core'
import type { Environment, Server } from '../environment.ts'

export interface ServedView {
  readonly role?: string
  readonly agent?: string
  readonly room?: string
}

/** Whose skills are served, from the input of `mcp` or `serve`. */
export function servedView(input: Readonly<Record<string, unknown>>): ServedView {
  return {
    ...(typeof input.role === 'string' ? { role: input.role } : {}),
    ...(typeof input.agent === 'string' ? { agent: input.agent } : {}),
    ...(typeof input.room === 'string' ? { room: input.room } : {}),
  }
}

/** The server, where this process can load one. */
export async function serverOf({ loadServer }: Environment): Promise<Server> {
  if (loadServer !== undefined) return loadServer()
  throw new MetierError({
    code: 'internal',
    message: 'The server is not part of this bundle.',
    next: 'Start it with the `metier` program.',
  })
}
