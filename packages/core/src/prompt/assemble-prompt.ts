/** The parts of a system prompt that skills stand between. */
export interface PromptParts {
  /** What the agent's tools are. */
  readonly tools?: string
  /** Of `promptSection`. */
  readonly skills?: string
  /** What the agent should know about the project. */
  readonly project?: string
}

export interface AssembleOptions {
  /** From first to last. Default tools, skills, project, as btw has it (BTW-16); what is left out goes last, in that order. */
  readonly order?: readonly (keyof PromptParts)[]
}

const common = ['tools', 'skills', 'project'] as const

/**
 * Joins the parts with a blank line. The project comes after the skills so that what a user wrote down about it is
 * read last and wins over what a skill says in general (SQD-34). Empty parts leave no gap.
 */
export function assemblePrompt(parts: PromptParts, options: AssembleOptions = {}): string {
  const order = new Set([...(options.order ?? []), ...common])
  return [...order]
    .map((part) => (parts[part] ?? '').trim())
    .filter((part) => part !== '')
    .join('\n\n')
}
