/**
 * JSON text that says the same and cannot speak to a terminal: JSON itself leaves the second set of control
 * characters and bidirectional marks as they are.
 */
export function printableJson(text: string): string {
  return text.replaceAll(
    /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
