import type { Diagnostic } from '../diagnostic.ts'
import type { MapNode } from './frontmatter/node.ts'
import type { Skill } from './skill.ts'

/** A SKILL.md taken apart, with positions. What rules judge and what `fix` and `migrate` edit. */
export interface SkillDocument {
  /** As it shall appear in diagnostics. */
  readonly path: string
  readonly directoryName: string
  /** The file name on disk, `SKILL.md` or `skill.md`. */
  readonly fileName: string
  /** The decoded file, byte-order mark and line ends included. */
  readonly text: string
  /** `undefined` when there is no readable frontmatter mapping. */
  readonly frontmatter: MapNode | undefined
  /** Span of the YAML between the fences, both line breaks of the fences excluded; `undefined` without fences. */
  readonly yaml: { readonly start: number; readonly end: number } | undefined
  /** Offset of the body's first character. */
  readonly bodyOffset: number
  /** `undefined` when a load error stands in `diagnostics`. */
  readonly skill: Skill | undefined
  /** What reading alone found (decoding, fences, YAML, aliases); rules add theirs in `validate`. */
  readonly diagnostics: readonly Diagnostic[]
}
