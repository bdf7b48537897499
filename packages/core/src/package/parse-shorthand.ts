import { isSafeRef } from './is-safe-ref.ts'
import type { PackageRequest } from './package-source.ts'
import { relativePathIn } from './relative-path-in.ts'
import { splitSource } from './split-source.ts'

export interface ShorthandHost {
  readonly host: 'github' | 'gitlab'
  /** Without a slash at the end. */
  readonly base: string
}

/** `owner/repo[/path][@skill][#ref]` on a known host. */
export function parseShorthand(text: string, { host, base }: ShorthandHost): PackageRequest | undefined {
  const { body, ref, skills } = splitSource(text.replace(/^\/\//, ''))
  const [owner = '', repository = '', ...inner] = body.replace(/\/$/, '').split('/')
  if (!isName(owner) || !isName(repository)) return undefined
  const path = relativePathIn(inner.join('/'))
  if (path === null || (ref !== undefined && !isSafeRef(ref))) return undefined
  const url = `${base}/${owner}/${repository.replace(/\.git$/, '')}.git`
  return { source: { kind: 'git', host, url, ...(ref !== undefined && { ref }), ...(path !== '' && { path }) }, skills }
}

function isName(name: string): boolean {
  return /^[\w.][\w.-]*$/.test(name) && !/^\.+$/.test(name)
}
