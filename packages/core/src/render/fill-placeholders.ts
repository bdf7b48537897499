import { findPlaceholders } from './find-placeholders.ts'
import type { RenderingInputs } from './rendering-inputs.ts'

export interface FilledText {
  readonly text: string
  /** Did an argument find a place in it? */
  readonly usesArguments: boolean
}

/** Puts values in place of their placeholders, once: a value that looks like a placeholder stays what it is. */
export function fillPlaceholders(text: string, inputs: RenderingInputs): FilledText {
  const found = findPlaceholders(text, inputs)
  if (found.length === 0) return { text, usesArguments: false }
  const pieces: string[] = []
  let end = 0
  for (const placeholder of found) {
    pieces.push(text.slice(end, placeholder.start), placeholder.value)
    end = placeholder.end
  }
  pieces.push(text.slice(end))
  return { text: pieces.join(''), usesArguments: found.some(({ kind }) => kind === 'argument') }
}
