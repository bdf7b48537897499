import { decodeText } from '@metier/core'
import * as z from 'zod'

/** One file of a skill: text where its bytes are sound UTF-8, else base64. */
export const fileContentSchema = z.object({
  path: z.string().describe('Relative to the skill, with `/`'),
  size: z.number().int().describe('Bytes'),
  text: z.string().optional(),
  base64: z.string().optional(),
})

export type FileContent = z.infer<typeof fileContentSchema>

export function fileContent(path: string, bytes: Uint8Array): FileContent {
  const decoded = decodeText(bytes)
  if (decoded.problem === undefined) return { path, size: bytes.length, text: decoded.text }
  let binary = ''
  const step = 0x8000
  for (let start = 0; start < bytes.length; start += step) {
    binary += String.fromCodePoint(...bytes.subarray(start, start + step))
  }
  return { path, size: bytes.length, base64: btoa(binary) }
}
