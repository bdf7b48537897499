import type { PackageSource, PackageSourceKind } from '@metier/core'
import type { FetchContext, FetchedPackage, Fetcher } from './fetch-context.ts'

/** One file for each kind of source, loaded when it is asked for. */
const fetchers: { readonly [Kind in PackageSourceKind]: () => Promise<Fetcher<Kind>> } = {
  directory: async () => (await import('./fetch-directory.ts')).fetchDirectory,
  archive: async () => (await import('./fetch-archive.ts')).fetchArchive,
  git: async () => (await import('./fetch-git.ts')).fetchGit,
  'well-known': async () => (await import('./fetch-well-known.ts')).fetchWellKnown,
  clawhub: async () => (await import('./fetch-clawhub.ts')).fetchClawhub,
  npm: async () => (await import('./fetch-npm.ts')).fetchNpm,
  oci: async () => (await import('./fetch-oci.ts')).fetchOci,
  apm: async () => (await import('./fetch-apm.ts')).fetchApm,
  mcp: async () => (await import('./fetch-mcp.ts')).fetchMcp,
}

/** Brings a source into quarantine, or finds it on this disk. Nothing of it has been judged yet. */
export async function fetchSource(source: PackageSource, context: FetchContext): Promise<FetchedPackage> {
  switch (source.kind) {
    case 'directory':
      return (await fetchers.directory())(source, context)
    case 'archive':
      return (await fetchers.archive())(source, context)
    case 'git':
      return (await fetchers.git())(source, context)
    case 'well-known':
      return (await fetchers['well-known']())(source, context)
    case 'npm':
      return (await fetchers.npm())(source, context)
    case 'clawhub':
      return (await fetchers.clawhub())(source, context)
    case 'oci':
      return (await fetchers.oci())(source, context)
    case 'apm':
      return (await fetchers.apm())(source, context)
    case 'mcp':
      return (await fetchers.mcp())(source, context)
    default:
      return source satisfies never
  }
}
