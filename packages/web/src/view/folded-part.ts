import { element } from './element.ts'

/** Which parts are open, so that one that is drawn anew is as it was. */
const opened = new Set<string>()

/** A part that is folded until somebody opens it. `key` names it among all of the page. */
export function foldedPart(key: string, title: string, ...children: readonly HTMLElement[]): HTMLElement {
  const part = element('details', {}, element('summary', {}, title), ...children)
  part.open = opened.has(key)
  part.addEventListener('toggle', () => {
    if (part.open) opened.add(key)
    else opened.delete(key)
  })
  return part
}
