import { visibleText } from '../text/visible-text.js';
import { element } from './element.js';
/** What a stranger wrote, kept from turning the direction of what stands around it. */
export function strangeText(text, longest) {
    return element('bdi', {}, visibleText(text, longest));
}
