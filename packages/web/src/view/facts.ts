import { element } from './element.ts'

/** Names and values beneath each other. */
export function facts(rows: readonly (readonly [string, Node | string | undefined])[]): HTMLElement {
  const known = rows.filter(([, value]) => value !== undefined)
  return element('dl', {}, ...known.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]))
}
