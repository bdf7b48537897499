/**
 * A short name for a text that two texts of one user hardly share: whoever uses it keeps the text itself in the file
 * and compares. FNV-1a, twice with different beginnings: loading a cryptographic hash takes longer than reading a file.
 */
export function shortNameOf(text: string): string {
  let low = 0x811c9dc5
  let high = 0xcbf29ce4
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit ^ (low >>> 15), 0x01000193)
  }
  return `${(low >>> 0).toString(16).padStart(8, '0')}${(high >>> 0).toString(16).padStart(8, '0')}`
}
