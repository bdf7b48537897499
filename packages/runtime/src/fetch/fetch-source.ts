import { MetierError, type PackageSource, type PackageSourceKind } from '@metier/core'
import type { FetchContext, FetchedPackage, Fetcher } from './fetch-context.ts'

/** One file for each kind of source, loaded when it is asked for. */
const fetchers: { readonly [Kind in PackageSourceKind]?: () => Promise<Fetcher<Kind>> } = {
  directory: async () => (await import('./fetch-directory.ts')).fetchDirectory,
  archive: async () => (await import('./fetch-archive.ts')).fetchArchive,
  git: async () => (await import('./fetch-git.ts')).fetchGit,
  'well-known': async () => (await import('./fetch-well-known.ts')).fetchWellKnown,
  clawhub: async () => (await import('./fetch-clawhub.ts')).fetchClawhub,
  npm: async () => (await import('./fetch-npm.ts')).fetchNpm,
}

/** Brings a source into quarantine, or finds it on this disk. Nothing of it has been judged yet. */
export async function fetchSource(source: PackageSource, context: FetchContext): Promise<FetchedPackage> {
  switch (source.kind) {
    case 'directory':
      return (await load('directory'))(source, context)
    case 'archive':
      return (await load('archive'))(source, context)
    case 'git':
      return (await load('git'))(source, context)
    case 'well-known':
      return (await load('well-known'))(source, context)
    case 'npm':
      return (await load('npm'))(source, context)
    case 'clawhub':
      return (await load('clawhub'))(source, context)
    case 'oci':
      return (await load('oci'))(source, context)
    default:
      return source satisfies never
  }
}

async function load<Kind extends PackageSourceKind>(kind: Kind): Promise<Fetcher<Kind>> {
  const loader = fetchers[kind]
  if (loader !== undefined) return loader()
  throw new MetierError({
    code: 'usage',
    message: `Skills of the kind ${kind} cannot be fetched by this version.`,
    next: 'Install from a repository, a folder, an archive or a host that lists its skills.',
  })
}
