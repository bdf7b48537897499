/** What a skill is called with, and where. */
export interface RenderingInputs {
  /** As typed, or the words joined by spaces. */
  readonly text: string
  readonly words: readonly string[]
  /** Names of the words, as the skill declares them. */
  readonly names: readonly string[]
  /** The number of the first word. */
  readonly first: 0 | 1
  /** By name without `$`: `CLAUDE_SKILL_DIR`, `SKILL_DIR`, `baseDir`, … */
  readonly variables: Readonly<Record<string, string>>
}
