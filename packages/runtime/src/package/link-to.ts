import { posix, win32 } from 'node:path'

/**
 * What stands in a link at one path so that it leads to another. Relative, so that a project can be moved; on Windows the
 * other path itself, because there only a junction may be made by everybody, and a junction cannot be relative.
 */
export function linkTo(from: string, to: string, platform: string = process.platform): string {
  return platform === 'win32' ? win32.resolve(to) : posix.relative(posix.dirname(from), to)
}
