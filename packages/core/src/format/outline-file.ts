import { frontmatterHead } from './frontmatter-head.ts'
import { outlineSkill, type SkillOutline } from './outline-skill.ts'

// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextDecoder {
  constructor(label: string, options: { ignoreBOM: boolean })
  decode(bytes: Uint8Array): string
}

export interface OutlinedFile {
  readonly outline: SkillOutline
  /** The frontmatter with its fences, as text. */
  readonly head: string
}

/** In bytes. A larger file may be too large: the full reader says so. */
const usualSize = 128 * 1024

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The outline of a file by its first bytes, see `outlineSkill`; `undefined` where reading it whole may say more. */
export function outlineFile(bytes: Uint8Array, size: number): OutlinedFile | undefined {
  if (size > usualSize) return undefined
  const frontmatter = frontmatterHead(bytes)
  if (frontmatter === undefined) return undefined
  const head = decoder.decode(frontmatter)
  const outline = outlineSkill(head)
  return outline && { outline, head }
}
