interface WideSigns {
  readonly wide: RegExp
  readonly zero: RegExp
}

let made: WideSigns | undefined

/**
 * East Asian wide characters and emoji take two columns, combining marks none (Unicode Standard Annex 11, in short). Made when
 * they are first needed: to make them takes longer than to cut most answers.
 */
function wideSigns(): WideSigns {
  return (made ??= {
    wide: /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F680}-\u{1F6FF}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]/u,
    zero: /\p{Mn}|\p{Me}|[\u200B-\u200D]|\uFE0F/u,
  })
}

/**
 * One column for each unit: nearly every line there is, thousands of times in a long listing. Letters of Europe with their
 * accents, dashes and quotes are so as well, and the classes of Unicode take milliseconds to compile.
 */
const plain = /^[\u0020-\u007E\u00A1-\u02FF\u2010-\u2027]*$/

function isPlain(text: string): boolean {
  return plain.test(text)
}

/** Columns of a text without control characters on a terminal. */
export function textWidth(text: string): number {
  if (isPlain(text)) return text.length
  const { wide, zero } = wideSigns()
  let width = 0
  for (const character of text) width += zero.test(character) ? 0 : wide.test(character) ? 2 : 1
  return width
}

/** Fills up with spaces on the right. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)))
}

/** Cuts to a number of columns, with an ellipsis where something was cut. */
export function cutTo(text: string, width: number): string {
  if (isPlain(text)) return text.length <= width ? text : `${text.slice(0, width - 1).trimEnd()}…`
  if (textWidth(text) <= width) return text
  let kept = ''
  let used = 0
  for (const character of text) {
    const next = used + textWidth(character)
    if (next > width - 1) break
    kept += character
    used = next
  }
  return `${kept.trimEnd()}…`
}

/** Breaks a text at spaces into lines of at most `width` columns; a longer word stands alone and whole. */
export function wrapTo(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (word === '') continue
    if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  if (line !== '') lines.push(line)
  return lines
}
