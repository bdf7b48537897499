import type { PromptOutput } from '@metier/operations'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** The text itself and nothing else on standard output: it goes into a prompt. */
export const renderPrompt: Renderer<PromptOutput> = ({ text, skills, named, omitted, tokens }) => {
  if (skills === 0) return { answer: text, notes: 'No active skills, so nothing goes into the prompt.' }
  const short = named + omitted === 0 ? '' : ` The budget left ${named} with the name only and ${omitted} unnamed.`
  return { answer: text, notes: `${plural(skills, 'skill')}, about ${tokens} tokens.${short}` }
}
