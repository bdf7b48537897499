import { atLongestRef } from './at-longest-ref.ts'
import { isSafeRef } from './is-safe-ref.ts'
import type { PackageRequest, PackageSource } from './package-source.ts'
import { relativePathIn } from './relative-path-in.ts'
import { splitSource } from './split-source.ts'

type GitSource = Extract<PackageSource, { kind: 'git' }>

/**
 * The address of a repository, of a directory on its web page, or of one behind `.git/`. `undefined` for an address that
 * names none: without `.git`, and on no host that is known to hold repositories. `ext::` and the other helpers of git, which
 * run programs, have no scheme that gets here.
 */
export function parseGitUrl(text: string): PackageRequest | undefined {
  const { body, ref, skills } = splitSource(text)
  const source = asFolder(body) ?? asPage(body) ?? asRepository(body)
  if (source === undefined) return undefined
  const asked = ref ?? source.ref
  if (asked !== undefined && !isSafeRef(asked)) return undefined
  if (asked === undefined) return { source, skills }
  if (ref === undefined) return { source, skills }
  const { isFromPage: _, ...said } = source
  return { source: atLongestRef(source, [ref]) ?? { ...said, ref }, skills }
}

/** `REPOSITORY.git/path`; a page has an address of its own, and a repository may lie below something called `.git`. */
function asFolder(body: string): GitSource | undefined {
  const [, address = '', rest = ''] = /^(.*?[^/:]\.git)\/(?!-\/|(?:tree|blob)\/|.*\.git\/?$)(.*)$/i.exec(body) ?? []
  const source = asPage(address) ?? asRepository(address)
  const path = relativePathIn(rest)
  if (source === undefined || path === null) return undefined
  return { ...source, ...(path !== '' && { path }) }
}

/** `https://github.com/owner/repo[/tree/ref/path]` and `https://gitlab.com/group/…/repo[/-/tree/ref/path]`. */
function asPage(body: string): GitSource | undefined {
  const github =
    /^https?:\/\/(?:www\.)?github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:\/(?:tree|blob)\/([^/]+)(?:\/(.+))?)?\/?$/i.exec(
      body,
    )
  if (github)
    return page({
      host: 'github',
      url: `https://github.com/${github[1]}/${github[2]}`,
      ref: github[3],
      within: github[4],
    })
  const gitlab =
    /^https?:\/\/(gitlab\.[\w.-]+)\/([\w.-]+(?:\/[\w.-]+)+?)(?:\/-\/(?:tree|blob)\/([^/]+)(?:\/(.+))?)?\/?$/i.exec(body)
  if (gitlab)
    return page({
      host: 'gitlab',
      url: `https://${gitlab[1]}/${gitlab[2]?.replace(/\.git$/, '')}`,
      ref: gitlab[3],
      within: gitlab[4],
    })
  return undefined
}

interface Page {
  readonly host: GitSource['host']
  /** Of the repository, without `.git`. */
  readonly url: string
  readonly ref: string | undefined
  /** Path of a folder or file below the root. */
  readonly within: string | undefined
}

function page({ host, url, ref, within }: Page): GitSource | undefined {
  // A link to the file means the folder that it describes.
  const path = within === undefined ? undefined : relativePathIn(within.replace(/\/?SKILL\.md$/, ''))
  if (path === null) return undefined
  if (ref === undefined || !path) return { kind: 'git', host, url: `${url}.git`, ...(ref !== undefined && { ref }) }
  return { kind: 'git', host, url: `${url}.git`, ref, path, isFromPage: true }
}

function asRepository(body: string): GitSource | undefined {
  const isShort = /^[\w.-]+@[\w.-]+:(?!\/\/)[\w./~-]+$/.test(body)
  const isAddress = /^(?:ssh|git|file):\/\/\S+$/i.test(body) || /^https?:\/\/[^\s@]+\.git$/i.test(body)
  // A password in an address would end up in the lock file, which is shared; a user name alone is part of ssh.
  if ((!isShort && !isAddress) || /:\/\/[^/@]*:[^/@]*@/.test(body) || body.includes('::')) return undefined
  const host = /^(?:ssh:\/\/)?git@github\.com[:/]/.test(body) ? 'github' : 'other'
  return { kind: 'git', host, url: body }
}
