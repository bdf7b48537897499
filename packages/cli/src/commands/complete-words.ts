import { printable } from '../terminal/printable.ts'
import { completeLine } from '../completion/complete-line.ts'
import type { LocalRunner } from './local-runners.ts'

/**
 * `metier __complete -- WORDS…`: what could stand in the place of the last word, one to a line, a tab before its
 * description. Called by completion scripts at every press of Tab, so a fault shows as no suggestion, never as text
 * in the middle of the user's line.
 */
export const completeWords: LocalRunner = async ({ run, environment, context }) => {
  const words = Array.isArray(run.input.words) ? run.input.words.map(String) : []
  const skillNames = async (prefix: string) => {
    const view = (await context.catalog()).view()
    return view.entries
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, description }) => ({ value: name, description }))
  }
  try {
    const found = await completeLine(words, skillNames)
    const lines = found.map(({ value, description }) => {
      const line = printable(description).replaceAll(/\s+/g, ' ').slice(0, 100)
      return line === '' ? printable(value) : `${printable(value)}\t${line}`
    })
    if (lines.length > 0) environment.streams.stdout.write(`${lines.join('\n')}\n`)
  } catch {
    return 0
  }
  return 0
}
