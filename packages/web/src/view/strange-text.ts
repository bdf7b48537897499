import { visibleText } from '../text/visible-text.ts'
import { element } from './element.ts'

/** What a stranger wrote, kept from turning the direction of what stands around it. */
export function strangeText(text: string, longest?: number): HTMLElement {
  return element('bdi', {}, visibleText(text, longest))
}
