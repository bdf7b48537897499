import { basename } from 'node:path'
import { lookForModel } from './look-for-model.ts'
import type { McpScope } from './mcp-scope.ts'

/**
 * The very bytes of a file of a skill. `SKILL.md` stands for the skill's file whatever its case: hosts compare what
 * they get with a digest over the bytes, so nothing is decoded on the way.
 * @throws MetierError as `lookForModel` and `readFile` do; and for a SKILL.md that is no text.
 */
export async function readSkillBytes(scope: McpScope, name: string, path: string): Promise<Uint8Array> {
  const entry = await lookForModel(scope, name)
  if (path !== 'SKILL.md') return scope.catalog.readFileSoon(entry.name, path, scope.view)
  const { text } = await scope.catalog.loadSoon(entry.name, scope.view)
  // A broken edit leaves the last good text in force; the bytes on disk are then not what this skill is.
  if (entry.candidate.stale === true) return new TextEncoder().encode(text)
  return scope.catalog.readFileSoon(entry.name, basename(entry.candidate.location), scope.view)
}
