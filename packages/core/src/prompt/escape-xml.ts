const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** For text between tags. Quotes stay as they are: an agent reads them better and pays less for them. */
export function escapeXmlText(text: string): string {
  return clean(text).replace(/[&<>]/g, (character) => entities[character] ?? '')
}

/** For a value in double quotes; line breaks are kept as references, since a parser would fold them. */
export function escapeXmlAttribute(text: string): string {
  return clean(text)
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replace(/[\t\n\r]/g, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`)
}

/** XML 1.0 has no way to write most controls, U+FFFE, U+FFFF or half a surrogate pair. */
function clean(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r\u007F-\u009F]/gu, '').replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
}
