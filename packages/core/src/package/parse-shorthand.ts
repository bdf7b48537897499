import { isSafeRef } from './is-safe-ref.ts'
import type { PackageRequest } from './package-source.ts'
import { relativePathIn } from './relative-path-in.ts'
import { splitSource } from './split-source.ts'

export interface ShorthandHost {
  readonly host: 'github' | 'gitlab'
  /** Without a slash at the end. */
  readonly base: string
}

/**
 * `owner/repo[/path][@skill][#ref]` on a known host. Groups of GitLab lie in one another: all of it is the project, as the
 * `skills` installer has it too, unless `.git` says where that ends: `group/project.git/path`.
 */
export function parseShorthand(text: string, { host, base }: ShorthandHost): PackageRequest | undefined {
  const { body, ref, skills } = splitSource(text.replace(/^\/\//, ''))
  const parts = body.replace(/\/$/, '').split('/')
  const end = parts.findIndex((part) => part.endsWith('.git'))
  const groups = host === 'gitlab' ? parts.slice(0, end) : parts.slice(0, 1)
  const [repository = '', ...inner] = parts.slice(groups.length)
  if (groups.length === 0 || ![...groups, repository].every(isName)) return undefined
  const path = relativePathIn(inner.join('/'))
  if (path === null || (ref !== undefined && !isSafeRef(ref))) return undefined
  const url = `${base}/${groups.join('/')}/${repository.replace(/\.git$/, '')}.git`
  return { source: { kind: 'git', host, url, ...(ref !== undefined && { ref }), ...(path !== '' && { path }) }, skills }
}

function isName(name: string): boolean {
  return /^[\w.][\w.-]*$/.test(name) && !/^\.+$/.test(name)
}
