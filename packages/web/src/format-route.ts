import type { Route } from './route.ts'

/** The address of a view within the page; whatever a skill is named, it is one part of it. */
export function formatRoute(route: Route): string {
  if (route.view !== 'skill') return `#/${route.view}`
  const parts = [route.name, ...(route.file === undefined ? [] : [route.file])]
  return `#/skill/${parts.map((part) => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\u{fffd}'))).join('/')}`
}
