import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { systemPaths } from './system-paths.ts'

export interface SystemCopy {
  readonly from: string
  /** The path it gets. */
  readonly to: string
  /** Only for what may talk to the network. */
  readonly isForNetwork: boolean
}

export interface SystemView {
  /** Arguments that show the system. */
  readonly arguments: readonly string[]
  /** More of them, for what may talk to the network. */
  readonly certificates: readonly string[]
  /** Regular files that are copied in. */
  readonly copies: readonly SystemCopy[]
}

const forNetwork: ReadonlySet<string> = new Set(systemPaths.networkFiles)

/** What every sandbox on this machine shows of the system; looked up once. */
export function systemView(): SystemView {
  const copies: SystemCopy[] = []
  const names = [...systemPaths.etcFiles, ...systemPaths.networkFiles]
  const shown = systemPaths.directories.flatMap((path) => showDirectory(path))
  const etc = systemPaths.etcDirectories.flatMap((name) => showDirectory(`/etc/${name}`))
  const files = names.flatMap((name) => {
    const path = `/etc/${name}`
    const link = linkTarget(path)
    // A link into the system works inside as well; one elsewhere, as of resolv.conf into /run, is copied.
    if (link !== undefined && isIntoSystem(path, link)) return ['--symlink', link, path]
    if (existsSync(path)) copies.push({ from: path, to: path, isForNetwork: forNetwork.has(name) })
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
