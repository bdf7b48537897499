/** One line of what a start costs. */
export interface SpawnRow {
  readonly part: 'identity' | 'charter' | 'skills' | 'mcp' | 'history' | 'decisions' | 'task' | 'afterwards'
  readonly title: string
  /** As `estimateTokens` counts them. */
  readonly tokens: number
  /** Of the context window, in tenths of a percent as written: `0.4`. */
  readonly percent: string
  /** `prompt` stands in the prompt; `read` is what the member reads because the prompt says so. */
  readonly place: 'prompt' | 'read'
}
