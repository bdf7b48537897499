import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { systemPaths } from './system-paths.ts'

export interface SystemView {
  /** Arguments that show the system. */
  readonly arguments: readonly string[]
  /** More of them, for what may talk to the network. */
  readonly certificates: readonly string[]
  /** Regular files that are copied in, by the path they get. */
  readonly copies: readonly { readonly from: string; readonly to: string }[]
}

/** What every sandbox on this machine shows of the system; looked up once. */
export function systemView(): SystemView {
  const copies: { readonly from: string; readonly to: string }[] = []
  const shown = systemPaths.directories.flatMap((path) => showDirectory(path))
  const etc = systemPaths.etcDirectories.flatMap((name) => showDirectory(`/etc/${name}`))
  const files = systemPaths.etcFiles.flatMap((name) => {
    const path = `/etc/${name}`
    const link = linkTarget(path)
    // A link into the system works inside as well; one elsewhere, as of resolv.conf into /run, is copied.
    if (link !== undefined && isIntoSystem(path, link)) return ['--symlink', link, path]
    if (existsSync(path)) copies.push({ from: path, to: path })
    return []
  })
  const certificates = systemPaths.certificateDirectories.flatMap((name) => showDirectory(`/etc/${name}`))
  return { certificates, arguments: [...shown, ...etc, ...files], copies }
}

/** On most systems /bin and /lib are links into /usr, and stay so. */
function showDirectory(path: string): readonly string[] {
  const link = linkTarget(path)
  if (link !== undefined) return ['--symlink', link, path]
  return existsSync(path) ? ['--ro-bind', path, path] : []
}

function isIntoSystem(path: string, link: string): boolean {
  return resolve(dirname(path), link).startsWith('/usr/')
}

function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined
  } catch {
    return undefined
  }
}
