import { glanceFile } from '@metier/core'
import { GlancedSkill } from './glanced-skill.ts'
import { skillHead } from './skill-head.ts'
import type { WalkContext } from './walk-context.ts'

/**
 * What stands in a directory, seen at a glance: `undefined` where there is no SKILL.md, and `false` where there is one that
 * must be looked at for longer. Never throws.
 */
export function glanceSkill(context: WalkContext, name: string): GlancedSkill | false | undefined {
  const bytes = context.fileSystem.glance?.(context.prefix + name + skillHead.file, skillHead.glance)
  if (bytes === undefined) return undefined
  const outline = glanceFile(bytes, name, textBetween)
  return outline !== undefined && new GlancedSkill(context, name, outline)
}

/** Node's own buffers need no view of the piece, which takes longer to make than to decode. */
function textBetween(bytes: Uint8Array, from: number, end: number): string {
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return buffer.toString('utf8', from, end)
}
