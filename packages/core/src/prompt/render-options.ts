import type { SkillIndex } from './skill-index.ts'

export interface RenderOptions {
  /** Spaces a level is set in, where the format has levels. Default 0, as btw writes; Squad writes 2. */
  readonly indent?: number
  /** How to find what is not listed, put after "… not listed:". Default names the tool and the command. */
  readonly searchHint?: string
}

/** The one signature of all renderers. No skill at all gives the empty string (BTW-17), never an empty block. */
export type RenderIndex = (index: SkillIndex, options?: RenderOptions) => string
