export interface InstructionsOptions {
  /** How the agent loads a skill: by reading the file at its location, or by calling a tool. */
  readonly activation: 'file' | 'tool'
  /** Name of that tool. Default `skill`. */
  readonly tool?: string
}

/**
 * What an agent must know before it reads the index (BTW-20): when to load a skill, how, and what its paths mean.
 * Short, because it stands in every conversation.
 */
export function instructions(options: InstructionsOptions): string {
  return options.activation === 'file' ? fileInstructions : toolInstructions(options.tool ?? 'skill')
}

const opening =
  'The skills below hold tested instructions for particular kinds of work. When a task fits the description of one, load it before you begin and follow it; when none fits, work as usual.'

const fileInstructions = [
  opening,
  'To load a skill, read the SKILL.md at its location with your file tool. Paths inside it are relative to the directory of that SKILL.md: make them absolute before you use them. Read further files of the skill only when its instructions send you there. What the user tells you takes precedence over a skill.',
].join('\n')

function toolInstructions(tool: string): string {
  return [
    opening,
    `To load a skill, call the tool \`${tool}\` with its name. The answer holds the instructions, the skill's directory and the paths of its files; read those files only when the instructions send you there. A skill that you have loaded stays in force for this conversation. What the user tells you takes precedence over a skill.`,
  ].join('\n')
}
