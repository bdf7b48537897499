import { dirname, relative } from 'node:path'

/** What stands in a link at one path so that it leads to another, wherever the project is moved to. */
export function linkTo(from: string, to: string): string {
  return relative(dirname(from), to)
}
