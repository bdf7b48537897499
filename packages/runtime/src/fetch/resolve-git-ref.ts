import type { PackageSource } from '@metier/core'
import type { FetchContext } from './fetch-context.ts'
import { gitOptions } from './git-options.ts'
import { runGit } from './run-git.ts'

/**
 * The commit that a ref stands for now, without fetching any file: what `outdated` compares. `undefined` when the
 * repository has no such ref any more.
 */
export async function resolveGitRef(
  { url, ref = 'HEAD' }: Extract<PackageSource, { kind: 'git' }>,
  context: Pick<FetchContext, 'host' | 'quarantine' | 'signal'>,
): Promise<string | undefined> {
  if (/^[0-9a-f]{40}$/.test(ref)) return ref
  const options = gitOptions(url, { ...context, cwd: context.quarantine })
  const text = await runGit(['ls-remote', '--', url, ref, `${ref}^{}`], options)
  const hashes = new Map(text.split('\n').map((line) => [line.split('\t')[1] ?? '', line.split('\t')[0]]))
  // It lists `old/main` for `main` too. In git's own order; a tag with a message stands for the commit that its `^{}` names.
  const names = [ref, `refs/${ref}`, `refs/tags/${ref}`, `refs/heads/${ref}`]
  const found = names.find((name) => hashes.has(name))
  return found === undefined ? undefined : (hashes.get(`${found}^{}`) ?? hashes.get(found))
}
