import type { FirstWords } from './first-words.ts'

/** The text that was kept as words; `undefined` for anything else. */
export function readFirstWords(text: string | undefined): FirstWords | undefined {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isFirstWords(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isFirstWords(value: unknown): value is FirstWords {
  return (
    typeof value === 'object' &&
    value !== null &&
    'instructions' in value &&
    typeof value.instructions === 'string' &&
    'tools' in value &&
    Array.isArray(value.tools)
  )
}
