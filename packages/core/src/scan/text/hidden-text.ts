/** A message in characters that no typeface shows. */
export interface HiddenText {
  /** 0-based offset of its first character. */
  readonly start: number
  readonly end: number
  /** What it says. */
  readonly text: string
}

const tagBase = 0xe0000
const cancelTag = 0xe007f
const blackFlag = 0x1f3f4

/**
 * Runs of tag characters (U+E0020 to U+E007E), which mirror ASCII unseen. Flags of regions are written with them too:
 * a run that follows a black flag and ends as the standard asks (UTS 51) says nothing.
 */
export function hiddenTexts(text: string): readonly HiddenText[] {
  if (!text.includes('\udb40')) return []
  const found: HiddenText[] = []
  let before = 0
  for (let index = 0; index < text.length;) {
    const code = text.codePointAt(index) ?? 0
    if (code < tagBase + 0x20 || code > cancelTag) {
      before = code
      index += code > 0xffff ? 2 : 1
      continue
    }
    const start = index
    let message = ''
    let last = 0
    for (; index < text.length; index += 2) {
      last = text.codePointAt(index) ?? 0
      if (last < tagBase + 0x20 || last > cancelTag) break
      if (last !== cancelTag) message += String.fromCharCode(last - tagBase)
    }
    if (!(before === blackFlag && message.length <= 8)) found.push({ start, end: index, text: message })
    before = 0
  }
  return found
}
