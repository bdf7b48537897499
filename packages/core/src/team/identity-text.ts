import { oneLine } from '../prompt/one-line.ts'
import type { SpawnParts } from './spawn-parts.ts'

/** Who a member is, in one sentence. */
export function identityText({ name, role }: SpawnParts['identity']): string {
  const who = oneLine(name)
  return role === undefined || role.trim() === '' ? `You are ${who}.` : `You are ${who}, ${oneLine(role)} of this team.`
}
