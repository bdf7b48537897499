import { element } from './element.ts'

/** A part of a view under a heading; nothing at all when it would be empty. */
export function section(title: string, ...children: readonly (Node | string | undefined)[]): HTMLElement | undefined {
  const present = children.filter((child) => child !== undefined)
  return present.length === 0 ? undefined : element('section', {}, element('h2', {}, title), ...present)
}
