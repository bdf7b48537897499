import type { PromptOutput } from '@metier/operations'
import { printable, printableLines } from '../terminal/printable.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** The text itself and nothing else on standard output: it goes into a prompt. */
export const renderPrompt: Renderer<PromptOutput> = (output, page) => {
  const { skills, named, omitted, tokens, unresolvedReferences: unresolved } = output
  const text = page.isTerminal ? printableLines(output.text) : output.text
  const lost = unresolved.length === 0 ? '' : `\nReferences that name no skill: ${unresolved.map(printable).join(', ')}`
  if (skills === 0) return { answer: text, notes: `No active skills, so nothing goes into the prompt.${lost}` }
  const short = named + omitted === 0 ? '' : ` The budget left ${named} with the name only and ${omitted} unnamed.`
  return { answer: text, notes: `${plural(skills, 'skill')}, about ${plural(tokens, 'token')}.${short}${lost}` }
}
