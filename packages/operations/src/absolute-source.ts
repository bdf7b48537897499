import type { PackageSource } from '@metier/core'
import { resolveLocalPath } from '@metier/runtime'
import { relative, sep } from 'node:path'
import type { OperationContext } from './operation-context.ts'

/**
 * A source with its local path made absolute from where the user stands; with a base, relative to that, as a file says it
 * that others read elsewhere.
 */
export function absoluteSource(
  source: PackageSource,
  { host, cwd }: Pick<OperationContext, 'host' | 'cwd'>,
  base?: string,
): PackageSource {
  const resolved = (path: string): string => {
    const absolute = resolveLocalPath(path, { host, projectRoot: cwd })
    if (base === undefined) return absolute
    const inside = relative(base, absolute).split(sep).join('/')
    return /^(?:\.\.?(?:\/|$)|\/|[A-Za-z]:)/.test(inside) ? inside : `./${inside}`
  }
  if (source.kind === 'directory') return { ...source, path: resolved(source.path) }
  const isLocal = source.kind === 'archive' && !/^https?:\/\//i.test(source.location)
  return isLocal ? { ...source, location: resolved(source.location) } : source
}
