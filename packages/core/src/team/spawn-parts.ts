import type { CatalogView } from '../catalog/view.ts'
import type { RenderMcpNeedsOptions } from '../prompt/render-mcp-needs.ts'

/** A file that the member reads when it starts: the prompt names it and does not carry it. */
export interface SpawnDocument {
  /** Relative to the project, with `/`. */
  readonly path: string
  /** Of the file, as `estimateTokens` counts them. */
  readonly tokens: number
}

/** What a member of a team is started with, in the order in which the prompt has it (checklist SQD-25). */
export interface SpawnParts {
  readonly identity: { readonly name: string; readonly role?: string }
  /** The text of the member's charter. */
  readonly charter?: string
  /** What this member sees. */
  readonly skills: Pick<CatalogView, 'active'>
  /** How the servers that skills want are shown, and which there are; `false` leaves the section out. */
  readonly mcp?: false | (RenderMcpNeedsOptions & { readonly servers?: readonly string[] })
  readonly history?: SpawnDocument
  readonly decisions?: SpawnDocument
  /** The folder of decisions that nobody has taken over yet: others keep to them all the same. */
  readonly inbox?: SpawnDocument
  readonly task: string
  /** What the member does when the work is done; comes behind the task. */
  readonly afterwards?: string
}
