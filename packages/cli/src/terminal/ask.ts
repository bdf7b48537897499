import { MetierError } from '@metier/core'
import * as prompts from '@clack/prompts'

// Questions go to standard error: standard output belongs to the answer, which may be on its way into a file.
const output = process.stderr

function stopped(): MetierError {
  return new MetierError({ code: 'interrupted', message: 'You stopped here; nothing was changed.' })
}

/** Asks yes or no; no is the default. Throws `interrupted` when the user walks away. */
async function confirm(question: string): Promise<boolean> {
  const answer = await prompts.confirm({ message: question, initialValue: false, output })
  if (typeof answer === 'symbol') throw stopped()
  return answer
}

/** Has the user write a line. Throws `interrupted` when the user walks away. */
async function question(text: string): Promise<string> {
  const answer = await prompts.text({ message: text, output })
  if (typeof answer === 'symbol') throw stopped()
  return answer ?? ''
}

/** Lets the user pick one. Throws `interrupted` when the user walks away. */
async function choose(question: string, choices: readonly string[]): Promise<string> {
  const options = choices.map((value) => ({ value, label: value }))
  const answer = await prompts.select({ message: question, options, output })
  if (typeof answer === 'symbol') throw stopped()
  return answer
}

/** Asks for what nobody may see on the screen. Throws `interrupted` when the user walks away. */
async function secret(question: string): Promise<string> {
  const answer = await prompts.password({ message: question, output })
  if (typeof answer === 'symbol') throw stopped()
  return answer
}

/** Questions to somebody at a terminal. */
export const ask = { secret, confirm, choose, question } as const
