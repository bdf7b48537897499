import { sep } from 'node:path'

/** Is `path` this directory or below it? Both absolute and normal; says nothing about links. */
export function pathInside(path: string, directory: string): boolean {
  if (path === directory) return true
  return path.startsWith(directory.endsWith(sep) ? directory : directory + sep)
}
