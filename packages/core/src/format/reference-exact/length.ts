/** `len()`: code points. */
export function length(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
