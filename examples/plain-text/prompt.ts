import { openCatalog } from 'metier'

export interface PromptOptions {
  readonly question: string
  /** Skills to put in whole; the index of the others stands before them. */
  readonly skills: readonly string[]
  /** Where to look for skills: the project's directory. */
  readonly cwd: string
}

/** Everything as one text, for a model without tools. */
export async function prompt({ question, skills, cwd }: PromptOptions): Promise<string> {
  const catalog = await openCatalog({ cwd })
  try {
    const texts = skills.map((name) => catalog.activate(name))
    return [catalog.prompt(), ...texts, question].filter((part) => part !== '').join('\n\n')
  } finally {
    await catalog.close()
  }
}
