/**
 * Length in Unicode code points: the unit in which the reference library and the official MCP SDK
 * count limits, so that 1,024 emoji are a legal description.
 */
export function countCodePoints(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit < 0xdc00) {
      const next = text.charCodeAt(index + 1)
      if (next >= 0xdc00 && next < 0xe000) index += 1
    }
    count += 1
  }
  return count
}
