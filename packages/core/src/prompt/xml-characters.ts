/** XML 1.0 has no way to write most controls, U+FFFE, U+FFFF or half a surrogate pair: dropped or replaced. */
export function xmlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r\u007F-\u009F]/gu, '').replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
}
