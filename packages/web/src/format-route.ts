import type { Route } from './route.ts'

/** The address of a view within the page; whatever a skill is named, it is one part of it. */
export function formatRoute(route: Route): string {
  return `#/${[route.view, ...partsOf(route)].map(encoded).join('/')}`
}

function partsOf(route: Route): readonly string[] {
  if (route.view === 'skill') return [route.name, ...(route.file === undefined ? [] : [route.file])]
  return route.view === 'log' && route.skill !== undefined ? [route.skill] : []
}

function encoded(part: string): string {
  return encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\u{fffd}'))
}
