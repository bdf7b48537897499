import { xmlCharacters } from './xml-characters.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** For text between tags. Quotes stay as they are: an agent reads them better and pays less for them. */
export function escapeXmlText(text: string): string {
  return xmlCharacters(text).replace(/[&<>]/g, (character) => entities[character] ?? '')
}
