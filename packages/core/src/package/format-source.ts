import type { PackageSource } from './package-source.ts'

/** The source as one line that `parseSource` reads back to the same, ref and path apart; the shortest that people know. */
export function formatSource(source: PackageSource): string {
  switch (source.kind) {
    case 'git':
      return formatGit(source)
    case 'directory':
      return /^(?:\.{1,2}(?:[\\/]|$)|[\\/~]|[A-Za-z]:)/.test(source.path) ? source.path : `./${source.path}`
    case 'archive':
      return source.location
    case 'well-known':
      return `well-known:${source.url}`
    case 'npm':
      return `npm:${source.name}${source.version === undefined ? '' : `@${source.version}`}`
    case 'clawhub':
      return `clawhub:${source.owner === undefined ? '' : `@${source.owner}/`}${source.slug}${source.version === undefined ? '' : `@${source.version}`}`
    case 'apm':
      return `apm:${source.name}${source.version === undefined ? '' : `@${source.version}`}`
    case 'mcp':
      return `mcp:${source.server}`
    case 'oci':
      return `oci:${source.reference}`
    default:
      return source satisfies never
  }
}

function formatGit({ host, url, ref, path }: Extract<PackageSource, { kind: 'git' }>): string {
  const suffix = ref === undefined ? '' : `#${ref}`
  const short = /^https:\/\/(?:github|gitlab)\.com\/([\w.-]+\/[\w.-]+)\.git$/.exec(url)?.[1]
  if (short !== undefined && (host === 'github' || (host === 'gitlab' && path === undefined))) {
    return `${host === 'gitlab' ? 'gitlab:' : ''}${short}${path === undefined ? '' : `/${path}`}${suffix}`
  }
  if (host === 'gitlab' && path !== undefined)
    return `${url.replace(/\.git$/, '')}/-/tree/${ref ?? 'HEAD'}/${path}${ref?.includes('/') === true ? suffix : ''}`
  // Without a word for it a repository on this disk would be read as a folder.
  return `${url.startsWith('file:') ? 'git+' : ''}${url}${path === undefined ? '' : `/${path}`}${suffix}`
}
