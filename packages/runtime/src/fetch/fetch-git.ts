import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError, atLongestRef, type PackageSource } from '@metier/core'
import type { Fetcher } from './fetch-context.ts'
import { gitOptions } from './git-options.ts'
import { runGit } from './run-git.ts'

type GitSource = Extract<PackageSource, { kind: 'git' }>

/** One commit of a repository, without its history. */
export const fetchGit: Fetcher<'git'> = async (source, context) => {
  const { quarantine, progress } = context
  const directory = join(quarantine, 'files')
  mkdirSync(directory)
  const options = gitOptions(source.url, { ...context, cwd: directory })
  const git = (...words: readonly string[]): Promise<string> => runGit(words, options)
  progress(`Fetching ${source.url}`)
  await git('init', '--quiet')
  const found = await fetchFound(source, git)
  const commit = (await git('rev-parse', 'HEAD')).trim()
  const within = found.path === undefined ? {} : { within: found.path }
  return { directory, ...within, lock: { ...lockOf(found), resolved: source.url, commit } }
}

type Git = (...words: readonly string[]) => Promise<string>

/** `--` ends the options: nothing that follows can be one. */
const quick = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', '--']

/** Gives what was fetched: of the address of a page, where the branch ends is only asked when it is not at the first slash. */
async function fetchFound(source: GitSource, git: Git): Promise<GitSource> {
  try {
    await fetchCommit(source, git)
    return source
  } catch (error) {
    if (source.isFromPage !== true || !isUnknownRef(error)) throw error
    const found = atLongestRef(source, await refsBelow(source, git))
    if (found === undefined) throw error
    await fetchCommit(found, git)
    return found
  }
}

async function refsBelow({ url, ref = '' }: GitSource, git: Git): Promise<readonly string[]> {
  const text = await git('ls-remote', '--', url, `refs/heads/${ref}/*`, `refs/tags/${ref}/*`)
  return text.split('\n').flatMap((line) => /\trefs\/(?:heads|tags)\/(.+)$/.exec(line)?.[1] ?? [])
}

/** Not every server hands out a commit that no branch or tag names now; all that it has is then looked through. */
async function fetchCommit(source: GitSource, git: Git): Promise<void> {
  const { url, ref = 'HEAD' } = source
  try {
    await git(...quick, url, ref)
    await git('checkout', '--quiet', '--detach', 'FETCH_HEAD')
  } catch (error) {
    if (!/^[0-9a-f]{40}$/.test(ref)) throw explained(error, source)
    await git('fetch', '--quiet', '--no-recurse-submodules', '--', url, '+refs/*:refs/fetched/*')
    await git('checkout', '--quiet', '--detach', ref, '--')
  }
}

function isUnknownRef(error: unknown): error is MetierError {
  return error instanceof MetierError && error.message.includes("couldn't find remote ref")
}

/** What is often meant by a ref that the repository does not have, and by a project of GitLab that is not there. */
function explained(error: unknown, { ref, host, url }: GitSource): unknown {
  if (isUnknownRef(error) && ref !== undefined) return withNext(error, unknownRef(ref))
  const isFound = !(error instanceof MetierError && /repository '.*' not found/.test(error.message))
  // On GitLab all segments are the project: groups lie in one another there.
  if (isFound || host !== 'gitlab' || new URL(url).pathname.split('/').length < 4) return error
  const next = `All of ${new URL(url).pathname.slice(1, -4)} is taken for the project. A folder in it comes after .git, as in gitlab:GROUP/PROJECT.git/FOLDER, or is the address of its page; nothing was changed.`
  return withNext(error, next)
}

function unknownRef(ref: string): string {
  return /^[0-9a-f]{4,39}$/.test(ref)
    ? 'A commit is named by all of its 40 digits; nothing was changed.'
    : 'Check the branch or tag; one with a slash in it is named after a #, as in OWNER/REPO/PATH#BRANCH. Nothing was changed.'
}

function withNext({ code, message }: MetierError, next: string): MetierError {
  return new MetierError({ code, message, next })
}

/** In the words of the `skills` installer, so that it knows the source too. */
function lockOf({ host, url, ref }: GitSource): {
  source: string
  sourceType: string
  sourceUrl?: string
  ref?: string
} {
  const short = /^https:\/\/(?:github|gitlab)\.com\/([\w.-]+\/[\w.-]+)\.git$/.exec(url)?.[1]
  const known = host !== 'other' && short !== undefined
  return {
    source: known ? short : url,
    sourceType: known ? host : 'git',
    ...(!(known && host === 'github') && { sourceUrl: url }),
    ...(ref !== undefined && { ref }),
  }
}
