import { escapeXmlText } from './escape-xml-text.ts'

/** For a value in double quotes; line breaks are kept as references, since a parser would fold them. */
export function escapeXmlAttribute(text: string): string {
  return escapeXmlText(text)
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replace(/[\t\n\r]/g, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`)
}
