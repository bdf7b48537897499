/** One typed command of a skill, known without running any of its code where the file allows. */
export interface SkillCommand {
  /** Of the skill, as listed. */
  readonly skill: string
  /** Of the command within the skill. */
  readonly name: string
  /** `skill.name`. */
  readonly id: string
  readonly description: string
  /** `general` where the file names none of the known ones (OMN-26). */
  readonly category: string
  /** JSON Schema of the input; an object type always. */
  readonly input: Readonly<Record<string, unknown>>
  /** Relative to the skill, with `/`. */
  readonly file: string
  readonly language: 'typescript' | 'javascript' | 'python'
  /** MCP hints that follow from the category, and those the author gave. */
  readonly annotations: Readonly<Record<string, boolean | string>>
  /** Milliseconds a result may be given again for the same input; 0 is never. */
  readonly cacheMs: number
  readonly retries: number
  /** Is its code in memory now? A ghost is listed and loads on its first call (OMN-64). */
  readonly loaded: boolean
  /** Why it cannot be called here; absent when it can. */
  readonly unavailable?: string
}
