import type { Page } from './page.ts'
import { printable } from './printable.ts'

function below(path: string, directory: string): string | undefined {
  if (directory === '' || directory === '/') return undefined
  const base = directory.endsWith('/') || directory.endsWith('\\') ? directory.slice(0, -1) : directory
  if (path === base) return ''
  const next = path.charAt(base.length)
  return path.startsWith(base) && (next === '/' || next === '\\') ? path.slice(base.length + 1) : undefined
}

/** A path as people write it: relative below the current folder, with `~` below home, absolute elsewhere. */
export function shortPath(path: string, { cwd, home }: Pick<Page, 'cwd' | 'home'>): string {
  const fromHere = below(path, cwd)
  if (fromHere !== undefined) return printable(fromHere === '' ? '.' : fromHere)
  const fromHome = below(path, home)
  if (fromHome !== undefined) return printable(fromHome === '' ? '~' : `~/${fromHome}`)
  return printable(path)
}
