import type { TextEdit } from '../diagnostic.ts'

/** The text after all edits, which may stand in any order and must not overlap: the later of two that do is left out. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
  let result = ''
  let done = 0
  for (const { start, end, text: replacement } of sorted) {
    if (start < done) continue
    result += text.slice(done, start) + replacement
    done = end
  }
  return result + text.slice(done)
}
