import { relative, sep } from 'node:path'

/** Relative to the project and with `/`, so that a lock says the same in every checkout; `.` is the project itself. */
export function portablePath(path: string, projectRoot: string): string {
  const inside = relative(projectRoot, path).split(sep).join('/')
  if (inside === '') return '.'
  return inside.startsWith('..') || /^(?:\/|[A-Za-z]:)/.test(inside) ? inside : `./${inside}`
}
