import { MetierError } from '../errors/metier-error.ts'
import type { PackageRequest, PackageSource } from './package-source.ts'
import { parseGitUrl } from './parse-git-url.ts'
import { parseShorthand } from './parse-shorthand.ts'
import { splitSource } from './split-source.ts'

export interface ParseSourceOptions {
  /** What stands at a local path, relative or not: a bare word that exists here means the thing here. */
  readonly kindOf?: (path: string) => 'file' | 'directory' | undefined
}

/** Longer than any URL in use. UTF-16 units. */
const longest = 2048

/** What `scheme:` in front of a source asks for. Each takes the rest. */
const schemes: Readonly<Record<string, (rest: string, options: ParseSourceOptions) => PackageRequest | undefined>> = {
  github: (rest) => parseShorthand(rest, { host: 'github', base: 'https://github.com' }),
  gitlab: (rest) => parseShorthand(rest, { host: 'gitlab', base: 'https://gitlab.com' }),
  npm: parseNpm,
  clawhub: parseClawhub,
  // Its name in one of the systems that Metier stands in for (checklist OST-38).
  clawhhub: parseClawhub,
  oci: (rest) =>
    all(
      /^[\w.:-]+(?:\/[\w.-]+)+(?::[\w.-]+)?(?:@sha256:[0-9a-f]{64})?$/.test(plain(rest)) && {
        kind: 'oci',
        reference: plain(rest),
      },
    ),
  apm: parseApm,
  mcp: parseMcp,
  file: (rest, options) => local(rest.replace(/^\/\/(?=\/)/, ''), options),
  'well-known': (rest) => all(httpUrl(rest) !== undefined && { kind: 'well-known', url: hostOfIndex(rest) }),
  'git+https': (rest) => parseGitUrl(`https:${rest}`),
  'git+ssh': (rest) => parseGitUrl(`ssh:${rest}`),
  'git+file': (rest) => parseGitUrl(`file:${rest}`),
}

/**
 * Reads what a person types for a source: `owner/repo`, `owner/repo/path@skill#ref`, the address of a repository or of
 * a page in it, any git URL, a folder, an archive, `npm:name@version`, `clawhub:@owner/slug`, `oci:registry/name:tag`,
 * `apm:owner/name@version`, `mcp:https://host/mcp`, or a host that lists its skills. Throws `usage` for anything else, with what is understood.
 */
export function parseSource(text: string, options: ParseSourceOptions = {}): PackageRequest {
  const trimmed = text.trim()
  // oxlint-disable-next-line no-control-regex -- git and shells would read more than one word, or an option
  if (trimmed === '' || trimmed.length > longest || /[\u0000-\u001f\u007f]/.test(trimmed) || trimmed.startsWith('-')) {
    throw notUnderstood(trimmed)
  }
  const found = parse(trimmed, options)
  if (found === undefined) throw notUnderstood(trimmed)
  return found
}

function parse(text: string, options: ParseSourceOptions): PackageRequest | undefined {
  if (/^(?:\.{1,2}(?:[\\/]|$)|[\\/]|~[\\/]|[A-Za-z]:[\\/])/.test(text)) return local(text, options)
  const scheme = /^([a-z][a-z0-9+-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return parseWebAddress(text)
  if (scheme === 'ssh' || scheme === 'git') return parseGitUrl(text)
  if (scheme !== undefined && Object.hasOwn(schemes, scheme)) {
    return schemes[scheme]?.(text.slice(scheme.length + 1), options)
  }
  // The short form of an ssh address: git itself takes it for one when no slash stands before the colon.
  if (/^[\w.-]+@[\w.-]+:[^\\]+$/.test(text)) return parseGitUrl(text)
  if (scheme !== undefined) return undefined
  if (options.kindOf?.(text) !== undefined) return local(`./${text}`, options)
  return parseShorthand(text, { host: 'github', base: 'https://github.com' })
}

function parseWebAddress(text: string): PackageRequest | undefined {
  const asGit = parseGitUrl(text)
  if (asGit !== undefined) return asGit
  const { body, skills } = splitSource(text)
  const url = httpUrl(body)
  // No skill is called `host.test`: what stands before it is a user, or a token.
  const isUser = /^https?:\/\/[^/]*@[^/]*[.:[]/i.test(text)
  if (url === undefined || isUser) return undefined
  if (/(?:\.zip|\.tgz|\.tar\.gz|\.skill|\/SKILL\.md)$/i.test(url.pathname)) {
    return { source: { kind: 'archive', location: url.href }, skills }
  }
  return { source: { kind: 'well-known', url: hostOfIndex(url.href).replace(/\/$/, '') }, skills }
}

/** Whoever gives the address of the index itself means the host that has it. */
function hostOfIndex(url: string): string {
  return url.replace(/\/\.well-known(?:\/(?:agent-)?skills(?:\/index\.json)?)?\/?$/i, '')
}

interface WebAddress {
  readonly href: string
  readonly pathname: string
}

/** `undefined` for what is no web address, or carries a password: that would end up in a file that is shared. */
function httpUrl(text: string): WebAddress | undefined {
  const found = /^(https?):\/\/([^\s/?#@]+)(\/[^\s?#]*)?(\?[^\s#]*)?$/i.exec(text)
  return found ? { href: text, pathname: found[3] ?? '/' } : undefined
}

function local(text: string, { kindOf }: ParseSourceOptions): PackageRequest | undefined {
  const { body, skills } = splitSource(text, { hasRef: false })
  const exact = kindOf?.(text)
  // A folder may have an @ or a # in its name: what exists as it was typed is meant as it was typed.
  const path = exact === undefined ? body : text
  const isFile = (exact ?? kindOf?.(body)) === 'file' || /\.(?:zip|tgz|tar\.gz|skill)$/i.test(path)
  const wanted = exact === undefined ? skills : []
  return { source: isFile ? { kind: 'archive', location: path } : { kind: 'directory', path }, skills: wanted }
}

function parseNpm(rest: string): PackageRequest | undefined {
  const found =
    /^((?:@[a-z0-9~_-][a-z0-9~_.-]*\/)?[a-z0-9~_][a-z0-9~_.-]*)(?:@([\w.^~<>=*+ -]+))?(?:#([\w. -]+))?$/i.exec(rest)
  if (found === null) return undefined
  const [, name = '', version, skill] = found
  return { source: { kind: 'npm', name, ...(version !== undefined && { version }) }, skills: skill ? [skill] : [] }
}

function parseClawhub(rest: string): PackageRequest | undefined {
  const found = /^(?:@?([\w.-]+)\/)?([\w.-]+)(?:@([\w.+-]+))?$/.exec(rest)
  if (found === null) return undefined
  const [, owner, slug = '', version] = found
  const more = { ...(owner !== undefined && { owner }), ...(version !== undefined && { version }) }
  return all({ kind: 'clawhub', slug, ...more })
}

/** Versions are what the registry calls them, a branch or a commit too, or a range of them. */
function parseApm(rest: string): PackageRequest | undefined {
  const found = /^([\w-][\w.-]*(?:\/[\w-][\w.-]*)+)(?:@([\w^~<>=*][\w.+/^~<>=*| -]*))?$/.exec(rest)
  if (found === null) return undefined
  const [, name = '', version] = found
  return all({ kind: 'apm', name, ...(version !== undefined && { version }) })
}

/** An address, or a command in the words that it is started with; no shell reads it. */
function parseMcp(rest: string): PackageRequest | undefined {
  const server = rest.trim().replaceAll(/ +/g, ' ')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(server)) return all(httpUrl(server) !== undefined && { kind: 'mcp', server })
  return all(server !== '' && !server.startsWith('-') && { kind: 'mcp', server })
}

function all(source: PackageSource | false): PackageRequest | undefined {
  return source === false ? undefined : { source, skills: [] }
}

function plain(rest: string): string {
  return rest.replace(/^\/\//, '')
}

function notUnderstood(text: string): MetierError {
  const isSecret = /:\/\/[^/@\s]*:[^/@\s]*@|^[^/@\s]*:[^/@\s]*@|https?:\/\/[^/@\s]*@/i.test(text)
  const shown = JSON.stringify(text.slice(0, 200).replace(/:\/\/[^/@\s]*@|^[^/@\s]*:[^/@\s]*@/, '://***@'))
  return new MetierError({
    code: 'usage',
    message: `${shown} is no source of skills that Metier knows.`,
    next: isSecret
      ? 'Leave name and password out of the address and let git, .netrc or .npmrc know them.'
      : 'Give owner/repo, the address of a repository, a folder, a zip or tar.gz, npm:NAME, clawhub:NAME, oci:REGISTRY/NAME, apm:OWNER/NAME, mcp:SERVER or https://HOST.',
  })
}
