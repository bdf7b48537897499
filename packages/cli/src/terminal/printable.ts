/**
 * Text of a stranger, safe to show: control characters could move the cursor, change colours or hide what
 * follows, and bidirectional marks could make a line read as another.
 */
export function printable(text: string): string {
  if (/^[\u0020-\u007E]*$/.test(text)) return text
  // Written out: to compile the class of Unicode takes longer than an answer.
  return (
    text
      .replaceAll(/[\n\r\t]+/g, ' ')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '\uFFFD')
  )
}

/** The same for text of several lines: line breaks and tabs stay. */
export function printableLines(text: string): string {
  return text.replaceAll(/[^\n\t\P{Cc}]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, (mark) =>
    mark === '\r' ? '' : '\uFFFD',
  )
}
