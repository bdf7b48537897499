/** What is known of the project that a lesson must not speak of. */
export interface ProjectFacts {
  /** Of the project, its package and its repository. */
  readonly names: readonly string[]
  /** Directory names of the members. */
  readonly members: readonly string[]
  /** Is there a file of this path in the project? Asked for relative paths with a `/`. */
  readonly hasFile: (path: string) => boolean
}

/** One thing that ties a text to a project (checklist SQD-52, decisions R-51). */
export interface ProjectTrace {
  readonly kind: 'path' | 'machine' | 'project' | 'member' | 'decision' | 'ticket' | 'date' | 'report' | 'unfinished'
  /** 1-based. */
  readonly line: number
  /** As written. */
  readonly text: string
}

/** Enough to see what is meant. */
const mostTraces = 20
const longestLine = 2000

const patterns: readonly (readonly [ProjectTrace['kind'], RegExp])[] = [
  [
    'machine',
    /(?:^|[\s"'`(=])((?:~|\/(?:home|Users|root|mnt|Volumes|srv|work|workspace|workspaces)|[A-Za-z]:\\)[\\/]?[^\s"'`)]{2,200})/u,
  ],
  ['machine', /\b((?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3})\b/],
  [
    'decision',
    /\b(we(?:['\u2019]ve| have)? (?:decided|agreed|chose|settled)|it was decided|(?:in|for|of) this (?:project|repo|repository|codebase|app|application)|our (?:project|product|codebase|repo|repository|app|customers?)|this project['\u2019]s)\b/iu,
  ],
  ['ticket', /(?:^|[\s(])(#\d{1,7})\b/],
  [
    'ticket',
    /\b((?!(?:UTF|SHA|ISO|RFC|AES|HTTP|TLS|SSL|CVE|CWE|RSA|WCAG|PEP|IEEE|MD|ES|GPT|COVID)-)[A-Z]{2,10}-\d{2,6})\b/,
  ],
  ['ticket', /\b(commit [0-9a-f]{7,40}|[0-9a-f]{40})\b/],
  ['date', /\b(20\d\d-[01]\d-[0-3]\d)\b/],
  [
    'report',
    /^(?:[-*+] )?((?:I|We|Today|Yesterday) (?:have |just )?(?:fixed|added|implemented|refactored|changed|removed|wrote|built|moved|renamed|updated|found)|(?:Fixed|Implemented|Refactored|Added|Renamed|Merged) )/iu,
  ],
  ['unfinished', /(?:^|[\s[(])((?:TODO|TBD|FIXME)\b)/],
]

/** Names that many projects have, and that mean nothing. */
const common = new Set(
  'project app web api server client main repo test tests demo site src code work workspace docs example sample playground tmp temp'.split(
    ' ',
  ),
)

/**
 * What in a text belongs to one project, gravest or not: in doubt a lesson is no skill (checklist SQD-53). Time is in
 * proportion to the text.
 */
export function findProjectTraces(text: string, facts: ProjectFacts): readonly ProjectTrace[] {
  const names = wordsPattern(
    facts.names.filter((name) => name.length > 3 && !common.has(name.toLowerCase())),
    'iu',
  )
  const members = wordsPattern(
    facts.members.filter((name) => name.length > 2).map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
    'u',
  )
  const found: ProjectTrace[] = []
  for (const [at, whole] of text.split('\n').entries()) {
    const line = whole.slice(0, longestLine)
    const add = (kind: ProjectTrace['kind'], what: string | undefined) => {
      if (what !== undefined) found.push({ kind, line: at + 1, text: what.trim().slice(0, 100) })
    }
    for (const [kind, pattern] of patterns) add(kind, pattern.exec(line)?.[1])
    add('project', names?.exec(line)?.[1])
    add('member', members?.exec(line)?.[1])
    for (const path of pathsIn(line)) if (facts.hasFile(path)) add('path', path)
    if (found.length >= mostTraces) break
  }
  return found.slice(0, mostTraces)
}

function wordsPattern(words: readonly string[], flags: string): RegExp | undefined {
  if (words.length === 0) return undefined
  const choices = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(${choices})(?=$|[^\\p{L}\\p{N}])`, flags)
}

/** What may be the path of a file: with a slash in it, and no address of the web. */
function pathsIn(line: string): readonly string[] {
  return (line.match(/[^\s"'`()<>,;]{3,200}/gu) ?? [])
    .filter((token) => token.includes('/') && !token.includes('://'))
    .map((token) => token.replace(/^\.\//, '').replace(/[.:!?]{1,10}$|:\d{1,7}(?::\d{1,7})?$/u, ''))
    .filter((path) => !path.startsWith('/') && !path.startsWith('..'))
    .slice(0, 50)
}
