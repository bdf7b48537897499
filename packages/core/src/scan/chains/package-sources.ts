import { addressesIn } from '../hosts/addresses-in.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isOfSomebody } from './is-of-somebody.ts'
import { strangeAddresses } from './strange-addresses.ts'

const address = 'https?:\\/\\/[^\\s"\'`)\\],;<>|&]{4,300}'
/** Where an installer is given an address, or a list of packages names one. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:pip3?|uv|uvx|pipx|npm|npx|pnpm|yarn|bunx?|deno|gem|cargo|brew|conda|mamba|luarocks|composer|cpanm?|helm|apt-key|code(?=\\s{1,4}--))["']?,?\\s[^\\n;|&]{0,160}?${address}`,
    'g',
  ),
  new RegExp(`\\bpip\\.main\\s{0,2}\\([^\\n]{0,160}?${address}`, 'g'),
  new RegExp(`(?:^|\\n)\\s{0,8}[\\w.\\[\\]-]{1,80}\\s{0,4}@\\s{0,4}(?:git\\+)?${address}`, 'g'),
  new RegExp(
    `"[\\w@/.-]{1,100}"\\s{0,4}:\\s{0,4}"(?:git\\+)?${address}(?:\\.tgz|\\.tar\\.gz|\\.git|\\.zip|\\.whl)[^"\\s]{0,60}"`,
    'g',
  ),
  new RegExp(`(?:^|\\n)\\s{0,4}(?:source|gem\\s[^\\n]{1,100}(?:git|source):)\\s{0,4}\\(?["']${address}`, 'g'),
  new RegExp(
    `\\b(?:git|registry|index|url|replace-with|spec|yarnPath|npmRegistryServer|registry-url)["']?\\s{0,3}[=:]\\s{0,3}["']?(?:sparse\\+)?${address}`,
    'g',
  ),
  new RegExp(`\\b(?:npm|yarn|pnpm|bun)\\s{1,4}config\\s{1,4}set\\s{1,4}registry[\\s=]{1,4}["']?${address}`, 'g'),
  new RegExp(
    `"(?:d|devD|optionalD|peerD)ependencies"\\s{0,4}:\\s{0,4}\\{[^{}]{0,4000}?"[\\w@/.-]{1,100}"\\s{0,4}:\\s{0,4}"(?:git\\+)?${address}`,
    'g',
  ),
  new RegExp(`(?:^|\\n)\\s{0,8}-\\s{0,3}repo:\\s{0,3}["']?${address}`, 'g'),
  new RegExp(`\\bchannels:\\s{0,4}\\n(?:\\s{0,8}-[^\\n:]{0,80}\\n){0,6}\\s{0,8}-\\s{0,3}["']?${address}`, 'g'),
  new RegExp(`(?:^|\\n)\\s{0,8}(?:--(?:extra-)?index-url|--find-links|-i|-f)[\\s=]{1,4}${address}`, 'g'),
  new RegExp(`(?:^|\\n)#\\s{1,8}["'][\\w.\\[\\]-]{1,80}\\s{0,4}@\\s{0,4}(?:git\\+)?${address}`, 'g'),
  new RegExp(`\\bfetch(?:Tarball|zip|url|Git)\\s{0,2}(?:\\{\\s{0,20}url\\s{0,2}=\\s{0,2})?["']${address}`, 'g'),
]
/** What an installer is told on a command line, or at the head of a script, is known anywhere. */
const commands: ReadonlySet<number> = new Set([0, 1, 6, 11])
const replaced =
  /(?:^|\n)\s{0,8}(?:replace\s{1,4})?[\w./-]{4,200}(?:\s{1,4}v[\w.+-]{1,40})?\s{1,4}=>\s{1,4}((?:[\w-]{1,60}\.){1,6}[a-z]{2,12}|\d{1,3}(?:\.\d{1,3}){3})\/[\w./-]{1,200}/g
/** Files in which a key such as `url` or `git` names a package and not something to read. */
const lists =
  /(?:^|\/)(?:requirements[\w.-]{0,30}|constraints[\w.-]{0,30}|package\.json|pyproject\.toml|Pipfile|Cargo\.toml|Gemfile|go\.mod|composer\.json|deno\.jsonc?|\.npmrc|\.yarnrc(?:\.yml)?|pip\.conf|\.?bunfig\.toml|config\.toml|environment\.ya?ml|pubspec(?:_overrides)?\.ya?ml|conda\.ya?ml|\.pre-commit-config\.ya?ml|[\w-]{1,60}\.nix)$/i
/** Its packages are told by name; an address by itself is where to read of it or give to it. */
const isManifest = /(?:^|\/)package\.json$/i

/** Registries of companies and mirrors look like those of strangers: they are warned of, unless nobody checks whose they are. */
function isRegistry(text: string): boolean {
  return /registry|index-?url|replace-with|npmRegistryServer|--index|-i\s|\bsource\b/.test(text)
}

const isUnchecked =
  /--trusted-host|strict-ssl[\s=]{1,4}false|--insecure|verify_ssl\s{0,3}[:=]\s{0,3}false|NODE_TLS_REJECT_UNAUTHORIZED|--no-check-certificate|--allow-insecure-host|unsafe-(?:best|first)-match/i

/** Packages taken from a machine that no page of the skill tells of and where no code is known to lie. */
export function* packageSources(skill: SkillView): Iterable<ScanHit> {
  const isUncheckedAnywhere = skill.code.some(({ role, text }) => role === 'script' && isUnchecked.test(text.text))
  for (const piece of skill.code) {
    if (piece.role !== 'script' && piece.role !== 'config' && piece.role !== 'command') continue
    const { text } = piece.text
    if (piece.isExample || !/https?:\/\/|=>/.test(text)) continue
    const isList = lists.test(piece.path)
    for (const [index, pattern] of [...patterns, replaced].entries()) {
      // What a key means is only known of lists of packages.
      if (!isList && !commands.has(index)) continue
      for (const match of matchesIn(piece, pattern)) {
        const where = match[1] === undefined ? match[0] : `https://${match[1]}/`
        const last = addressesIn(where, 8).at(-1)
        if (isManifest.test(piece.path) && /^url\b/.test(match[0])) continue
        if (last === undefined || strangeAddresses(skill, where).every(({ host }) => host !== last.host)) continue
        yield hitAt(piece, match, {
          message: 'Takes a package from a machine that no page tells of.',
          confidence: 'medium',
          ...(isRegistry(match[0]) &&
            isOfSomebody(last) &&
            !isUnchecked.test(text) &&
            !isUncheckedAnywhere && { severity: 'warn' }),
        })
      }
    }
  }
}
