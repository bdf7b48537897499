import { posix, win32 } from 'node:path'

/** Of a thousand links in one folder all lead into one other: the way there is found once. */
let last = { from: '', to: '', way: '' }

/**
 * What stands in a link at one path so that it leads to another. Relative, so that a project can be moved; on Windows the
 * other path itself, because there only a junction may be made by everybody, and a junction cannot be relative.
 */
export function linkTo(from: string, to: string, platform: string = process.platform): string {
  if (platform === 'win32') return win32.resolve(to)
  const folder = posix.dirname(from)
  const parent = posix.dirname(to)
  const name = to.slice(parent.length + 1)
  const isPlain = !parent.endsWith('/') && !name.includes('/') && name !== '' && !name.startsWith('.')
  // From within what it leads to the way is another one.
  if (!isPlain || `${folder}/`.startsWith(`${to}/`)) return posix.relative(folder, to)
  if (last.from !== folder || last.to !== parent)
    last = { from: folder, to: parent, way: posix.relative(folder, parent) }
  return last.way === '' ? name : `${last.way}/${name}`
}
