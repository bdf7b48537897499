import { encodeText } from '../../text/encode-text.ts'
import type { SkillSummary } from './skill-summary.ts'

/** The configuration blob: what the skill says of itself. */
export function ociSkillConfig({ name, description, version, license, tags }: SkillSummary): Uint8Array {
  const said = { ...(version !== undefined && { version }), ...(license !== undefined && { license }) }
  return encodeText(JSON.stringify({ name, description, ...said, ...(tags.length > 0 && { tags }) }))
}
