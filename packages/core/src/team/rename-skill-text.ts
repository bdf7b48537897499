import { decodeText } from '../text/decode-text.ts'
import { encodeText } from '../text/encode-text.ts'
import { skillNameLine } from './skill-name-line.ts'

/**
 * A SKILL.md under another name: the one line that says it is rewritten and every other byte stays (decisions R-50).
 * What has no such line is called by its directory anyway, and is given back as it is.
 */
export function renameSkillText(bytes: Uint8Array, name: string): Uint8Array {
  const { text, problem } = decodeText(bytes)
  const line = problem === undefined ? skillNameLine(text) : undefined
  if (line === undefined) return bytes
  return encodeText(`${text.slice(0, line.start)}name: ${name}${text.slice(line.end)}`)
}
